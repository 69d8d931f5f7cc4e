import { CODING } from "coding.js CODING";
const run = ()=>CODING + 1;
export { run };
