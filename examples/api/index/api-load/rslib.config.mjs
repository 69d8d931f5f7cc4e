export const night = { lib: [{ id: "night" }] };
export default (given) => ({ lib: [{ id: JSON.stringify(given) }] });
