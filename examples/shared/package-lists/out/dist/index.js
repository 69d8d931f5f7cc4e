const delta = 'delta was here';
const now = (day)=>day ?? 1;
export { alpha } from "alpha";
export { beta } from "beta";
export { gamma } from "gamma";
export { delta, now };
