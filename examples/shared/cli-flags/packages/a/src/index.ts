export { part } from '~/part';
