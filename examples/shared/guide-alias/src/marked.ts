export { mark } from 'mark';
