export const or = (a?: string): string => a ?? "none";
