export { one } from './parts/one';
