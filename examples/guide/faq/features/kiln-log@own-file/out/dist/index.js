import { cone } from "./defaults.js";
const label = `cone ${cone}`;
export { label };
