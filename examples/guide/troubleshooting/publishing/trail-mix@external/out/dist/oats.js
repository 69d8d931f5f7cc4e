import { weigh } from "old-scales";
const oats = ()=>weigh(80);
export { oats };
