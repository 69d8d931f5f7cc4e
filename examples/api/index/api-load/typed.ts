enum Id { typed = "typed" }
export default { lib: [{ id: Id.typed as string }] };
