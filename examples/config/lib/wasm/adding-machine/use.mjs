import { total } from './dist/bundle/index.js';
import { total as compiled } from './dist/compiled/index.js';

console.log(total(2, 3), compiled(4, 5));
