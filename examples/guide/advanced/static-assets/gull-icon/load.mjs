import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const code = readFileSync('dist/index.js', 'utf8');
const script = { tagName: 'SCRIPT', src: 'https://cdn.example.com/gull/index.js' };

for (const page of [{ document: { currentScript: script } }, {}]) {
  try {
    vm.runInNewContext(code, page);
    console.log(page.gullIcon.icon);
  } catch (error) {
    console.log(String(error));
  }
}
