import limits = require('@/limits');

export const short = (label: string): string => label.slice(0, limits.label);
export type Limits = typeof limits;
