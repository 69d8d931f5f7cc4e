export { label, Seat } from './seat';
