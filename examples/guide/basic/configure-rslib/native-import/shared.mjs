export const lib = [{ format: 'cjs' }];
