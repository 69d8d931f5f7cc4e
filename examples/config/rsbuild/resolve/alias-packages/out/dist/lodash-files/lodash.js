export { chunk } from "lodash-es";
