export { near } from "./near.js";
