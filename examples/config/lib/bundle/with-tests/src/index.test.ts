import { one } from './index';

console.assert(one === 1);
