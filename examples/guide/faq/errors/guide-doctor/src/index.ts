export const pulse = 72;
