import { path } from './dist/index.js';
import { path as same } from './dist/index.cjs';

console.log(path === same, path.endsWith('node_modules/dot-kit/index.js'));
