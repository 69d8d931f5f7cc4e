export { row } from "./seat.js";
