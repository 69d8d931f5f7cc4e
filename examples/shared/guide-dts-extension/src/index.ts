export { buoys } from './buoys';
