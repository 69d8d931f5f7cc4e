import { type Unit } from '#units';
export declare const rows: (unit: Unit) => number;
