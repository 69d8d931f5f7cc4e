export default { lib: [{ id: "other" }] };
