const or = (a)=>a ?? "none";
export { or };
