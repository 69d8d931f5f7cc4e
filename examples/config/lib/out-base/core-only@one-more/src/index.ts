export { kib } from './core/units/bytes';
