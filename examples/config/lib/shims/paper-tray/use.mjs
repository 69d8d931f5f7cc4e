import { folder, load, tray } from './dist/index.js';
import cjs from './dist/index.cjs';

console.log(tray().endsWith('/dist/index.js'), folder().endsWith('dist'), load('node:os').EOL);
console.log(cjs.tray().endsWith('/dist/index.cjs'));
