export const bytes = 1024;
