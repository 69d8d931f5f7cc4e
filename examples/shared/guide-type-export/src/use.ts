import { Seat } from './seat';
export const use = (seat: Seat) => seat;
