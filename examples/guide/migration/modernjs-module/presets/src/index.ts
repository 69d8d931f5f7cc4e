export { Boat } from './boat';
