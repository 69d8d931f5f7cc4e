export { clean } from './clean.js';
