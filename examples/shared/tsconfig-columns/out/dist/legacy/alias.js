export { last } from "./last.js";
