export { resize } from 'picture';
