import group_by from "core-js-pure/stable/object/group-by.js";
const byPort = (tides)=>group_by(tides, ({ port })=>port);
const last = (tides)=>tides.at(-1);
export { byPort, last };
