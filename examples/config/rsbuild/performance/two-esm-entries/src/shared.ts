export const shared = new Set();
