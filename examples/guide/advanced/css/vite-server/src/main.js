export { rows } from 'seats';
