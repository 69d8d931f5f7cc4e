export { row } from './seat.ts';
