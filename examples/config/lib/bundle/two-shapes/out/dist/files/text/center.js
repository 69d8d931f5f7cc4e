import { pad } from "./pad.js";
const center = (text, width)=>pad((width - text.length) / 2) + text;
export { center };
