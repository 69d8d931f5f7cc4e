import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');
const npm = (...args) => node(process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js'), ...args);
const install = (name, manifest, files) => {
  fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync('node_modules/' + name + '/' + file, text);
};
const tsc = (...args) => node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--lib', 'es5', '--ignoreDeprecations', '6.0', ...args).stdout.trim() || 'no error';

install('tides', {
  main: './main.cjs', module: './module.mjs', types: './types.d.ts', sideEffects: false,
  exports: { '.': { types: './typed.d.ts', default: './exported.mjs' } },
}, {
  'main.cjs': "exports.from = 'main';", 'module.mjs': "export const from = 'module';",
  'exported.mjs': "console.log('side effect');\nexport const from = 'exports';",
  'types.d.ts': "export declare const from: { types: true };", 'typed.d.ts': "export declare const from: { exports: true };",
});
install('waves', { exports: './wave.mjs', sideEffects: true }, { 'wave.mjs': "console.log('wave effect');" });
fs.mkdirSync('src');
fs.writeFileSync('src/index.ts', "export { from } from 'tides';\n");
fs.writeFileSync('src/bare.ts', "import 'tides';\nimport 'waves';\n");
fs.writeFileSync('src/use.ts', "import { from } from 'tides';\n\nexport const wrong: number = from;\n");
const build = (name, entry, more) => {
  fs.writeFileSync('rslib.config.mjs', 'export default ' + JSON.stringify({ lib: [{ source: { entry: { [name]: 'src/' + entry + '.ts' } }, output: { cleanDistPath: false, minify: false } }] }).replace(/}]}$/, more + '}]}') + ';');
  const { status, stderr } = rslib();
  if (status) console.log('failed:', name, stderr);
};
build('usual', 'index', '');
build('module', 'index', ', tools: { rspack: { resolve: { exportsFields: [] } } }');
build('main', 'index', ', tools: { rspack: { resolve: { exportsFields: [], mainFields: ["main"] } } }');
build('bare', 'bare', '');
console.log('node: ' + (await import('tides')).from);
console.log('resolve: ' + createRequire(import.meta.url)('resolve').sync('tides', { basedir: process.cwd() }).split('/').at(-1));
console.log('node10: ' + tsc('--moduleResolution', 'node10', '--module', 'esnext', 'src/use.ts'));
console.log('bundler: ' + tsc('--moduleResolution', 'bundler', '--module', 'esnext', 'src/use.ts'));
try {
  await import('tides/main.cjs');
} catch (error) {
  console.log('other path: ' + error.code);
}
fs.mkdirSync('old/package', { recursive: true });
fs.writeFileSync('old/package/package.json', '{ "name": "old", "version": "1.0.0", "engines": { "node": ">=99" } }');
const { stdout, stderr } = npm('install', './old/package', '--offline', '--no-save', '--ignore-scripts', '--prefix', 'old');
console.log('npm: ' + stdout + stderr);
