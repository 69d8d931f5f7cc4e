import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

for (const name of ['plain', 'nested', 'unnamed']) {
  runInThisContext(readFileSync(`dist/${name}/index.js`, 'utf8'));
}
console.log(stats.mean([2, 4]), Acme.stats.mean([1, 2]), mean([7, 9]));
