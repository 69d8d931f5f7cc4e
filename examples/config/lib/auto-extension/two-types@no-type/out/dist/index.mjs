export { unit } from "./unit.mjs";
