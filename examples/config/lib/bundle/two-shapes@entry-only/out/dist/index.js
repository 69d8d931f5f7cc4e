export { center } from "./text/center.js";
