const or = (a)=>null != a ? a : "none";
export { or };
