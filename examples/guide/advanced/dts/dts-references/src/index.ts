export { units } from '../units/index';
