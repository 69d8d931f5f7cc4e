import { clsx } from "clsx";
const rowClass = (...extra)=>clsx('row', extra);
export { rowClass };
