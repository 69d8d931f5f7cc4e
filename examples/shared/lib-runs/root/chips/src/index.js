export const spread = (rest) => ({ ...rest });
