export { Four } from 'plain';
