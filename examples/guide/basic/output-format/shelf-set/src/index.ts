export { width } from './width';
