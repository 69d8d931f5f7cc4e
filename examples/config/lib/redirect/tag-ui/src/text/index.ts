export { clean } from './clean.ts';
