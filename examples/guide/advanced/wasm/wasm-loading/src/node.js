export { square } from 'tile-node';
