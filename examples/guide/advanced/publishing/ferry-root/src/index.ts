export const fare = 450;
