export const ports = [];
