import { word } from "./b~0.js";
const other = ()=>word;
export { other };
