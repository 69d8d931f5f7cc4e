export { save } from './store';
