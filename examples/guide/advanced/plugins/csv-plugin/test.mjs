import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';
import { pluginCsv } from './dist/index.js';

const cwd = `${import.meta.dirname}/fixture`;
mkdirSync(`${cwd}/src`, { recursive: true });
writeFileSync(`${cwd}/package.json`, '{ "type": "module" }');
writeFileSync(`${cwd}/src/fruit.csv`, 'pear;3\nplum;40\n');
writeFileSync(`${cwd}/src/index.js`, "export { default } from './fruit.csv';\n");

const item = { plugins: [pluginCsv({ separator: ';' })] };
const rslib = await createRslib({
  cwd,
  config: {
    logLevel: 'error',
    lib: [
      { ...item, output: { distPath: 'dist/bundle' } },
      { ...item, bundle: false, output: { distPath: 'dist/files' } },
    ],
  },
});
const { close } = await rslib.build();
await close();

for (const folder of ['bundle', 'files']) {
  const { default: rows } = await import(`${cwd}/dist/${folder}/index.js`);
  assert.deepEqual(rows, [['pear', '3'], ['plum', '40']]);
  console.log(`${folder}: ok`);
}
