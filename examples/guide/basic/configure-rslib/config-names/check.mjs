import fs from 'node:fs';
import path from 'node:path';
import { loadConfig } from '@rslib/core';

const esm = 'export default { lib: [{ id: import.meta.url.slice(0, 4) }] };';
const cjs = 'module.exports = { lib: [{ id: typeof require }] };';
const ts = 'const id: string = "typed";\nexport default { lib: [{ id }] };';
const all = { cjs, mts: ts, js: esm, cts: ts.replace('export default', 'export ='), ts, mjs: esm };
const folder = (cwd, files, type) => {
  fs.mkdirSync(cwd);
  for (const name in files) fs.writeFileSync(path.join(cwd, 'rslib.config.' + name), files[name]);
  fs.writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ type }));
};
const say = async (cwd, what) => {
  const { content, filePath } = await loadConfig({ cwd: path.resolve(cwd) });
  console.log(what, path.basename(filePath), content.lib[0].id);
  return filePath;
};
folder('all', all, 'module');
for (const order of [1, 2, 3, 4, 5, 6]) fs.rmSync(await say('all', order));
folder('commonjs', { js: cjs }, 'commonjs');
await say('commonjs', 'without type module');
