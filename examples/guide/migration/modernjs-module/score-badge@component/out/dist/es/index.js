export { Badge } from "./badge/index.js";
