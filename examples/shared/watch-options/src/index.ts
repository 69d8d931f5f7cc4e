export { one } from './generated/one';
export { two } from './two';
