export { Six } from 'near';
