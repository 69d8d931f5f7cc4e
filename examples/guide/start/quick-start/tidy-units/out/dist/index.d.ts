import { type Unit } from './scale.js';
export type { Unit };
export declare function formatBytes(bytes: number, units?: Unit[]): string;
