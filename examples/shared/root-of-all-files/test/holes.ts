export const expected = 64;
