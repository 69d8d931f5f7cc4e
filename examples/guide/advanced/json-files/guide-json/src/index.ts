export { hello } from './it.json';
