export { a } from './nowhere';
