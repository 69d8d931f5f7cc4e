import { type Seat } from './seat.js';
export type { Seat };
export declare const picture: (seats: Seat[]) => string;
