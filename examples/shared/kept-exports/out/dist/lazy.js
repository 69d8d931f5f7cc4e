const load = ()=>import("./app.js");
export { load };
