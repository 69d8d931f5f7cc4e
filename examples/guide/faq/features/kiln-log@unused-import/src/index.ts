export { fahrenheit } from './convert';
