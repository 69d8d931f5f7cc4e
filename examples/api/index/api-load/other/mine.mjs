export default { lib: [{ id: "mine" }] };
