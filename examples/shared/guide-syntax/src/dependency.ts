export { delta } from 'delta';
