export { pad, Width } from './width';
