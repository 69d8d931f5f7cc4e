export { shared as last } from './shared';
