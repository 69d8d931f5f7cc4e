import { CODING } from "coding.js";
const isCode = (text)=>text.startsWith(CODING);
export { isCode };
