export const stamp = (): number => Date.now();
