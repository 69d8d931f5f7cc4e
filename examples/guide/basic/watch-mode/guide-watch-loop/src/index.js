export { ports } from './generated';
