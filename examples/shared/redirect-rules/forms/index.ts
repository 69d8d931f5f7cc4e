import limits = require('./limits');

export type Limits = typeof limits;
export const label = limits.label;
