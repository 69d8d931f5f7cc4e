export const or = (a?: string) => a ?? 1;
