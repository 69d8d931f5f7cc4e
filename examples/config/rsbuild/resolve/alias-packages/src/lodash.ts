// @ts-nocheck
export { chunk } from 'lodash';
