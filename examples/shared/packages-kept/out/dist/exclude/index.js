const alpha = 'alpha was here';
const delta = 'delta was here';
const epsilon = 'epsilon was here';
const under = 'under was here';
export { beta } from "beta";
export { gamma } from "gamma";
export { alpha, delta, epsilon, under };
