export { inner } from 'inner';
export { outer } from 'outer';
