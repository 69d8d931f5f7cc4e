import { two } from "./two.js";
const one = two;
export { one };
