export { end } from './end';
