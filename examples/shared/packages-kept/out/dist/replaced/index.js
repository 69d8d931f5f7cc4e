const beta = 'beta was here';
const delta = 'delta was here';
const epsilon = 'epsilon was here';
export { alpha } from "alpha";
export { gamma } from "gamma";
export { under } from "alpha/under";
export { beta, delta, epsilon };
