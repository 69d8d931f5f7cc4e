export { load } from 'passes';
