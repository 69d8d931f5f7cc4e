import { round } from "../math/round.js";
const kib = (bytes)=>round(bytes / 1024);
export { kib };
