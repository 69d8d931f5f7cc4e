const { kelp: kelp } = require("kelp");
const src_name = kelp;
export { src_name as name };
