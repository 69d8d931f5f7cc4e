export const pad = ' ';
