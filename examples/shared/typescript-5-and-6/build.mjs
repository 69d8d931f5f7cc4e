import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const folders = ['typescript', '@arethetypeswrong/core/node_modules/typescript'].map((name) => fs.realpathSync(`node_modules/${name}`));
for (const folder of folders) {
  fs.rmSync('node_modules/typescript');
  fs.symlinkSync(folder, 'node_modules/typescript', 'dir');
  const { version } = JSON.parse(fs.readFileSync('node_modules/typescript/package.json', 'utf8'));
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js'], { encoding: 'utf8' });
  console.log('TypeScript', version.split('.')[0], /TS5011/.exec(stdout + stderr)?.[0] ?? 'builds');
}
