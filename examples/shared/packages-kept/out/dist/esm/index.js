const delta = 'delta was here';
const epsilon = 'epsilon was here';
export { alpha } from "alpha";
export { beta } from "beta";
export { gamma } from "gamma";
export { under } from "alpha/under";
export { delta, epsilon };
