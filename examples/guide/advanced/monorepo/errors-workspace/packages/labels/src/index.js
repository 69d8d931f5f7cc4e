export { units } from '@orchard/units';
export { dayjs } from 'dayjs';
export { path } from '../node_modules/dayjs/index.js';
