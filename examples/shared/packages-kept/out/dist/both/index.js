const epsilon = 'epsilon was here';
export { alpha } from "alpha";
export { beta } from "beta";
export { gamma } from "gamma";
export { delta } from "delta";
export { under } from "alpha/under";
export { epsilon };
