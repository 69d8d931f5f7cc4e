export const chip = (rest) => ({ salt: 1, ...rest });
