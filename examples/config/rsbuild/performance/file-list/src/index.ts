export { two } from './two';
