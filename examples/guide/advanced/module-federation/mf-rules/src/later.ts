export const later = 1;
