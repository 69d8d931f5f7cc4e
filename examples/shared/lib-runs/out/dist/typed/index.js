export { Width, pad } from "./width.js";
