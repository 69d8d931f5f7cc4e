import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

for (const name of ['hyphen', 'scope']) {
  runInThisContext(readFileSync(`dist/${name}/index.js`, 'utf8'));
}
console.log(globalThis['acme-stats'].mean([2, 4]), globalThis['@acme/stats'].mean([1, 2]));
