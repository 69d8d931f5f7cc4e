export { millilitres } from "./units/volume.js";
