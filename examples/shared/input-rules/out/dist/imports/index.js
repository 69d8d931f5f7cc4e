import format from "date-kit/format";
const now = ()=>format();
export { parse } from "date-kit";
export { now };
