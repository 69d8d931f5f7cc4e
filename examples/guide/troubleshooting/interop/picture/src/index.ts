export { resize } from 'any-picture';
