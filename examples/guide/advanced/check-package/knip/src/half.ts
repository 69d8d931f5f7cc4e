export const half = 1;
export const never = 2;
