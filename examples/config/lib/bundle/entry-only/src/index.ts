export { center } from './text/center';
