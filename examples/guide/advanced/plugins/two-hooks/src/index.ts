export const hooks = 2;
