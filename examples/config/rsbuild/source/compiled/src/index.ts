export { last } from 'list-kit';
