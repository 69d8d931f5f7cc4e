export const folder = () => __dirname;
export const load = (name) => require(name);
