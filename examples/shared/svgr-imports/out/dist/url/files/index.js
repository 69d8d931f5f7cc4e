export { default as file } from "./sun.js";
