const two = Math.random();
const one = two;
export { one };
