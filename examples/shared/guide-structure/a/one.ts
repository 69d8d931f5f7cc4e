export { two } from '../b/two';
