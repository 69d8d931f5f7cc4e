export { alpha } from 'alpha';
