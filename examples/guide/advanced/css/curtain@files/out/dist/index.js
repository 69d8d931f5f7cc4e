export { default as compiled, default as source } from "./curtain.js";
