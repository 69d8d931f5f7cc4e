export { place } from './store';
