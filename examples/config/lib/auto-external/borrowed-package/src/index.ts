export { alpha } from 'alpha';
export { beta } from 'beta';
