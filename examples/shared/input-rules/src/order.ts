export { from } from './same';
