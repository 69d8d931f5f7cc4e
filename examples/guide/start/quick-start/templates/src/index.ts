export { port } from './port';
