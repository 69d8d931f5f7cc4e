export const fare = 4;
