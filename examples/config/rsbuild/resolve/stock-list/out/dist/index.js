import { sortBy } from "lodash";
const pad = (text)=>text.padEnd(20);
const rows = (items)=>sortBy(items).map(pad);
export { rows };
