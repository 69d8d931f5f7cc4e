export const ports = ['Brest'];
