export { default as logo } from './logo.png';
