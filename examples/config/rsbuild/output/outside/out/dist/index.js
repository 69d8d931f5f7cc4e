import { last } from "array-kit/lite";
import { format } from "date-kit/format";
const lastDay = (days)=>format(last(days));
export { lastDay };
