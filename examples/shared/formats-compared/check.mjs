import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRslib } from '@rslib/core';
import fs from 'node:fs';

/** Builds an entry in one format: what the build says if it fails, and its files with their code. */
async function build(format, entry, more = {}, output = {}) {
  const distPath = ['dist', format, entry, ...Object.values(more), ...Object.values(output)].join('-');
  const source = './src/' + entry + '.ts';
  const exposed = { name: 'remote', exposes: { '.': source }, dts: false, shared: {} };
  const plugins = format === 'mf' ? [pluginModuleFederation(exposed)] : [];
  const lib = { format, source: { entry: { index: source } }, plugins, ...more, output: { minify: false, filenameHash: false, ...output, distPath } };
  const errors = [];
  try {
    const rslib = await createRslib({ config: { performance: { buildCache: false }, lib: [lib] } });
    const print = console.error;
    console.error = (...text) => errors.push(...text);
    await rslib.build();
    console.error = print;
  } catch (error) {
    errors.push(error.message);
  }
  const names = fs.existsSync(distPath) ? fs.readdirSync(distPath).filter((name) => /js$/.test(name)) : [];
  return { errors: errors.join(' '), files: new Map(names.map((name) => [name, fs.readFileSync(distPath + '/' + name, 'utf8')])) };
}

const quiet = console.log;
for (const format of ['esm', 'cjs', 'umd', 'iife', 'mf']) {
  const say = (...text) => quiet('>', format, ...text);
  const codeOf = (built) => [...built.files.values()].join('\n');
  const lines = (built) => codeOf(built).split('\n').map((line) => line.trim()).filter((line) => /^const (url|folder|file) /.test(line)).join(' ');
  const bundled = await build(format, 'index');
  const code = codeOf(bundled);
  say('is named', bundled.files.has('index.cjs') ? 'index.cjs' : bundled.files.has('index.js') ? 'index.js' : 'otherwise');
  say('package:', /from "alpha"/.test(code) ? 'kept as import' : /require\("alpha"\)/.test(code) ? 'kept as require' : code.includes('alpha was here') ? 'bundled' : 'lost');
  const own = [...bundled.files].find(([, text]) => text.includes('own file'));
  say('own file in', /^index/.test(own?.[0]) ? 'the entry' : own ? 'a separate file' : 'nothing');
  const bundleless = await build(format, 'load', { bundle: false });
  say('bundleless:', bundleless.errors.includes('"bundle" must be set to "true"') ? 'refused' : [...bundleless.files.keys()].join());
  for (const target of ['node', 'web']) say(target, lines(await build(format, 'shims', {}, { target })).replaceAll(process.cwd(), '/here'));
  say('minified', (await build(format, 'shims', {}, { target: 'node', minify: true })).errors ? 'fails' : 'passes');
  say('require:', /Cannot find module '/.test(codeOf(await build(format, 'load'))) ? 'cannot load' : 'left');
}
