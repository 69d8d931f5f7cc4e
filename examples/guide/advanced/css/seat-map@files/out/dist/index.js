import "./theme.css";
export { row } from "./row.js";
export { seat } from "./seat.js";
