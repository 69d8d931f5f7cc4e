export { from } from 'fields';
