export { alpha } from 'alpha';
export { beta } from 'beta';
export { gamma } from 'gamma';
export { delta } from 'delta';
export { epsilon } from 'epsilon';
export { under } from 'alpha/under';
