export { one } from "typed";
export { Two } from "tagged";
export { Three } from "bold";
export { five } from "listed";
