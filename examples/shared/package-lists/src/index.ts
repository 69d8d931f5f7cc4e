export { alpha } from 'alpha';
export { beta } from 'beta';
export { gamma } from 'gamma';
export { delta } from 'delta';
export const now = (day?: number) => day ?? 1;
