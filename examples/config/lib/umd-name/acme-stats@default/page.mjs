import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

runInThisContext(readFileSync('dist/plain/index.js', 'utf8'));
console.log(typeof stats, stats.default([2, 4]));
