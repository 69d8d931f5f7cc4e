export * from "alpha";
export * from "beta";
export * from "gamma";
const delta = 'delta was here';
const omega = 'omega was here';
export { delta, omega };
