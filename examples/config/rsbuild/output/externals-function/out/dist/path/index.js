import { CODING } from "coding.js";
const run = ()=>CODING + 1;
export { run };
