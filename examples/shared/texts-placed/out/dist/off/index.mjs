import { alpha } from "alpha";
const chip = alpha;
const later = ()=>import("./later~6.mjs");
export { chip, later };
