// untyped
const now = 1;
export { now };
