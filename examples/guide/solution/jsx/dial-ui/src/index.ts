export { Dial } from './Dial';
