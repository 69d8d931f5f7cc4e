export * from "./folder/index.js";
export { App } from "./app.js";
