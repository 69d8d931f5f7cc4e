export const calm = 1;
