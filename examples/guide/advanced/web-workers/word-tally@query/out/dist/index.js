import counter from "./counter.js";
const createCounter = ()=>new counter();
export { createCounter };
