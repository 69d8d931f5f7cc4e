import { readFileSync } from 'node:fs';
import { parse } from 'acorn';

const code = readFileSync('dist/index.js', 'utf8');

try {
  parse(code, { ecmaVersion: 2020, sourceType: 'module' });
  console.log('Readable as ES2020');
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
