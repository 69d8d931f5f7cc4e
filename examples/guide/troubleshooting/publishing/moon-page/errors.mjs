import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const file of ['index.cjs', 'node.js', 'external.js']) {
  try {
    vm.runInNewContext(readFileSync(`dist/${file}`, 'utf8'));
  } catch (error) {
    console.log(file, String(error));
  }
}
