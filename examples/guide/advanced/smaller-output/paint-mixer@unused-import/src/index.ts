export { liters } from './convert';
