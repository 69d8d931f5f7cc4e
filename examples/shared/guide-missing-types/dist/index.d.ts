import { type Value } from 'absent-values';
export declare const row: (value: Value) => string;
