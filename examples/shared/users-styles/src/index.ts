export { stall } from './stall';
export { box } from './box';
