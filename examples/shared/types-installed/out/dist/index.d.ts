import { type ClassValue } from 'clsx';
export declare const rowClass: (...extra: ClassValue[]) => string;
