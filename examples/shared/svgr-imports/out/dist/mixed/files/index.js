export { ReactComponent, default as file } from "./sun.js";
