export { host } from 'host';
