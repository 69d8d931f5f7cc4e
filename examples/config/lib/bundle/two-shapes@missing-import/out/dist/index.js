export { center } from "./text/centre";
