export { units } from 'units';
export { beds } from 'beds';
