export const cone6 = 1222;
