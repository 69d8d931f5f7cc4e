export { pad, type Width } from './width';
