export const spread = (rest) => ({ salt: 1, ...rest });
