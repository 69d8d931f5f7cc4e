export { left } from './left';
export { right } from './right';
