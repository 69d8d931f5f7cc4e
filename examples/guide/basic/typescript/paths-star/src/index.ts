export { tiny } from 'tiny';
