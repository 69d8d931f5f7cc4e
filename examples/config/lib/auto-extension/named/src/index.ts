export const named = true;
