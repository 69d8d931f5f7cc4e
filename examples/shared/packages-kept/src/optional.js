export { alpha } from 'alpha';
export { theta } from 'theta';
