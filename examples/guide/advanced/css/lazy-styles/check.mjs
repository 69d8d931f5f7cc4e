import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const styles = (name, item, more = '') => {
  const folder = 'dist/' + name.replaceAll(' ', '-');
  fs.writeFileSync('rslib.config.mjs', "export default { lib: [{ " + item + " }], output: { target: 'web', distPath: '" + folder + "' }, " + more + ' };');
  const { stdout, stderr } = rslib('--log-level', 'warn');
  const files = fs.readdirSync(folder);
  const scripts = files.filter((file) => /js$/.test(file)).map((file) => read(folder + '/' + file)).join('');
  console.log(name + ':', files.filter((file) => /css$/.test(file)).sort().join(' ') || 'no stylesheet', '| a script names one:', /\.css"/.test(scripts), '| rules in a script:', scripts.includes('margin: 1px'), stdout + stderr);
};
styles('usual', '');
styles('files', "bundle: false, source: { entry: { index: './src/**' } }");
styles('injected', 'output: { injectStyles: true }');
styles('collected', '', "splitChunks: { cacheGroups: { styles: { name: 'style', type: 'css/mini-extract', chunks: 'all', enforce: true } } }");
const entries = "source: { entry: { one: './src/one.ts', two: './src/two.ts' } }, ";
styles('entries', entries);
styles('collected entries', entries, "splitChunks: { cacheGroups: { styles: { name: 'style', type: 'css/mini-extract', chunks: 'all', enforce: true } } }");
styles('collected entries in cjs', "format: 'cjs', " + entries, "splitChunks: { cacheGroups: { styles: { name: 'style', type: 'css/mini-extract', chunks: 'all', enforce: true } } }");
fs.writeFileSync('src/index.ts', "import './base.css';\nimport './index.css';\nexport const load = async () => (await import('./two')).two;\n");
styles('shared', '');
styles('shared and collected', '', "splitChunks: { cacheGroups: { styles: { name: 'style', type: 'css/mini-extract', chunks: 'all', enforce: true } } }");
