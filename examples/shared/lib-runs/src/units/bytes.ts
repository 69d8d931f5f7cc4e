export { round } from '../math/round';
