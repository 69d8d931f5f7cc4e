export { host } from "host";
