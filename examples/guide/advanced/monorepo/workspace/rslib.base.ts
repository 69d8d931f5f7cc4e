export const base = {};
