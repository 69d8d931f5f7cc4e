const cone = ()=>import("./table.js");
export { cone };
