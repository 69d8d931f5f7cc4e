export const two = Math.random();
