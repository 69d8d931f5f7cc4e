const load = ()=>import("./pad.js");
export { load };
