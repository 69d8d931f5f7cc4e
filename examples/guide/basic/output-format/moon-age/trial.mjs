// Installs the packed library in an application, and prints which of its files each tool loads.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rspack } from '@rspack/core';
import esbuild from 'esbuild';
import { publint } from 'publint';
import { rollup } from 'rollup';
import { build } from 'vite';

const library = import.meta.dirname;
const app = realpathSync(mkdtempSync(path.join(tmpdir(), 'moon-app-')));
const tsc = path.join(library, 'node_modules/typescript/bin/tsc');
const attw = path.join(library, 'node_modules/@arethetypeswrong/cli/dist/index.js');

function run(file, args, cwd = app) {
  try {
    return execFileSync(file, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error.stdout + error.stderr;
  }
}

function row(tool, result) {
  console.log(tool.padEnd(34), result);
}

/** The files of the library that an output mentions, or the errors that it reports. */
function loaded(output) {
  const found = output.match(/TS\d{4}|ERR_\w+|(?<=moon-age\/)dist\/[\w/.]+/g);
  return [...new Set(found)].join(', ') || output;
}

const [{ filename }] = JSON.parse(run('npm', ['pack', '--json'], library));
run('npm', ['install', '--offline', path.join(library, filename)]);

const typed = `import { litSide } from 'moon-age';

export const side: 'left' | 'right' = litSide(new Date());
`;
const sources = {
  'use.ts': typed,
  'use.mts': typed,
  'use.cts': typed,
  'import.mjs': `import { litSide } from 'moon-age';
console.log(litSide(new Date()), import.meta.resolve('moon-age'));
`,
  'require.cjs': `const { litSide } = require('moon-age');
console.log(litSide(new Date()), require.resolve('moon-age'));
`,
};
for (const [file, source] of Object.entries(sources)) {
  writeFileSync(path.join(app, file), source);
}

row('Node.js, import', loaded(run('node', ['import.mjs'])));
row('Node.js, require()', loaded(run('node', ['require.cjs'])));
const old = ['--no-experimental-require-module', 'require.cjs'];
row('Node.js before 20.19, require()', loaded(run('node', old)));

for (const [resolution, settings, file] of [
  ['node10', '--module commonjs --ignoreDeprecations 6.0', 'use.ts'],
  ['bundler', '--module esnext', 'use.ts'],
  ['node16', '--module node16', 'use.mts'],
  ['node16', '--module node16', 'use.cts'],
  ['nodenext', '--module nodenext', 'use.mts'],
  ['nodenext', '--module nodenext', 'use.cts'],
]) {
  const flags = `--noEmit --ignoreConfig --skipLibCheck --lib es2022 --listFiles --moduleResolution ${resolution}`;
  const args = `${flags} ${settings} ${file}`.split(' ');
  row(`TypeScript, ${resolution}, ${file}`, loaded(run('node', [tsc, ...args])));
}

for (const [kind, file] of [
  ['import', 'import.mjs'],
  ['require()', 'require.cjs'],
]) {
  const entry = path.join(app, file);
  const bundled = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  row(`esbuild, ${kind}`, loaded(JSON.stringify(bundled.metafile.inputs)));
  const compiler = rspack({
    entry,
    mode: 'production',
    output: { path: path.join(app, 'out') },
    optimization: { concatenateModules: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  row(`Rspack, ${kind}`, loaded(JSON.stringify(stats.toJson({ all: false, modules: true }))));
}
const bundle = await rollup({
  input: path.join(app, 'import.mjs'),
  plugins: [nodeResolve()],
});
row('Rollup, import', loaded(bundle.watchFiles.join(' ')));
const [{ output }] = await build({
  root: app,
  logLevel: 'silent',
  build: { write: false, lib: { entry: 'import.mjs', formats: ['es'] } },
});
row('Vite, import', loaded(output[0].moduleIds.join(' ')));

const { messages } = await publint({ pkgDir: library, strict: true });
row('publint', messages.map(({ code }) => code).join(', ') || 'no problem');
const report = JSON.parse(run('node', [attw, '--pack', '.', '--format', 'json'], library));
row('attw', Object.keys(report.problems ?? {}).join(', ') || 'no problem');
