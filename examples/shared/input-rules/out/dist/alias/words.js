export { hello } from "./fr.js";
