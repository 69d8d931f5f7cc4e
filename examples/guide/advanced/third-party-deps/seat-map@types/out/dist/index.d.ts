import { type ClassValue } from 'clsx';
export declare const seatClass: (taken: boolean, extra?: ClassValue) => string;
