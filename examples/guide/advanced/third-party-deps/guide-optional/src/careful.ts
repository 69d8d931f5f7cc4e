export { resize } from 'careful';
