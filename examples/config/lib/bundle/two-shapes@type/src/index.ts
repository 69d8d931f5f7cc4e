export { pad, Width } from './text/width';
