export const two = (a: object) => ({ ...a, two: 1 });
