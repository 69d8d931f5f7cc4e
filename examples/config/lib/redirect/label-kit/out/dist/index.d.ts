import limits = require('./limits.js');
export declare const short: (label: string) => string;
export type Limits = typeof limits;
