import { type Unit } from './units.js';
export declare const rows: (unit: Unit) => number;
