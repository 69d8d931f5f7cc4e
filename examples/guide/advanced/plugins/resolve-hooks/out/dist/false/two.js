const two = Math.random();
export { two };
