export { rows } from "./rows/index.js";
