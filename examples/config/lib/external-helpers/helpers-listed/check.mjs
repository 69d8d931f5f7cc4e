import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
for (const field of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
  const manifest = { name: 'listed', type: 'module', [field]: { '@swc/helpers': '*' } };
  fs.writeFileSync('package.json', JSON.stringify(manifest));
  const { status } = spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js']);
  if (status === 0) console.log('accepts', field);
}
