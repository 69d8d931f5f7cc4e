import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const configs = {
  empty: '{ lib: [] }',
  object: '{ lib: { format: "cjs" } }',
  slash: '{ lib: [{ id: "web/modern" }] }',
  duplicated: '{ lib: [{ id: "main" }, { id: "main" }] }',
  format: '{ lib: [{ format: "amd" }] }',
  syntax: '{ lib: [{ syntax: "es1999" }] }',
  executable: '{ lib: [{ format: "umd", experiments: { exe: true } }] }',
  meta: '{ lib: [{ format: "cjs" }] }',
};
for (const [name, config] of Object.entries(configs)) {
  fs.writeFileSync(`${name}.config.mjs`, `export default ${config};\n`);
  const bin = 'node_modules/@rslib/core/bin/rslib.js';
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '-c', `${name}.config.mjs`], {
    encoding: 'utf8',
  });
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => /error|warn|unsupported/i.test(line) && !line.includes('node_modules'));
  console.log(`${name}:\n${lines.join('\n')}`);
}
