export { shared } from './shared';
