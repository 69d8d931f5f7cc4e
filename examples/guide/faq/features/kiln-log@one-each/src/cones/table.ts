export const cone6: number = 1222;
