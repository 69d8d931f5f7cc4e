export { pad } from "./width.js";
