export { unit } from './unit';
