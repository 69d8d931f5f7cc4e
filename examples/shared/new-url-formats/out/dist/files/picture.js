export { default as wave } from "./wave.js";
