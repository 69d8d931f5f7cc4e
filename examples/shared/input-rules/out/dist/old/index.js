export { hello } from "#words";
