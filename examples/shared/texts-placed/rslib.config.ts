import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/*! top [file] */', css: '/*! css [file] */', dts: '/*! dts [file] */' },
  footer: { js: '/*! end [name] */', css: '/*! css end */', dts: '/*! dts end */' },
  output: { target: 'web' },
  lib: [
    ...(['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({
      id: format,
      format,
      source: { entry: { index: { esm: 'src/index.ts', cjs: 'src/index.ts', umd: 'src/plain.ts', iife: 'src/bin.ts' }[format] } },
      dts: { isolated: true, autoExtension: true },
      output: { distPath: 'dist/' + format, sourceMap: true },
    })),
    {
      id: 'mf',
      format: 'mf',
      dts: { autoExtension: true },
      output: { distPath: 'dist/mf' },
      plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/plain.ts' }, dts: false })],
    },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: ['src/{lib,plain}.ts', 'src/old.cjs', 'src/*.svg'] } },
      output: { distPath: 'dist/files' },
    },
    { id: 'off', banner: { js: '' }, footer: { js: '' }, output: { distPath: 'dist/off' } },
    { id: 'node', output: { target: 'node', distPath: 'dist/node' } },
    {
      id: 'rest',
      source: { entry: { index: 'src/legal.ts' } },
      autoExtension: false,
      output: { distPath: 'dist/rest', minify: true, legalComments: 'linked', sourceMap: true, copy: [{ from: 'notes' }] },
    },
    { id: 'off-umd', format: 'umd', autoExtension: false, source: { entry: { index: 'src/plain.ts' } }, output: { distPath: 'dist/off-umd' } },
    { id: 'jsx', bundle: false, source: { entry: { index: 'src/plain.ts' } }, output: { distPath: 'dist/jsx', filename: { js: '[name].jsx' } } },
    { id: 'wrong', source: { entry: { index: 'src/plain.ts' } }, banner: { js: 'tidy-chip, MIT' }, output: { distPath: 'dist/wrong' } },
    { id: 'wrong-cjs', format: 'cjs', source: { entry: { index: 'src/plain.ts' } }, banner: { js: 'tidy-chip, MIT' }, output: { distPath: 'dist/wrong-cjs' } },
    { id: 'code', syntax: 'es5', format: 'cjs', source: { entry: { index: 'src/strict.ts' } }, banner: { js: 'const chip = () => 1;' }, output: { distPath: 'dist/code' } },
    { id: 'notice', format: 'cjs', source: { entry: { index: 'src/strict.ts' } }, output: { distPath: 'dist/notice' } },
    { id: 'small', format: 'cjs', source: { entry: { index: 'src/strict.ts' } }, banner: { js: 'const  chip = () => 1;' }, output: { distPath: 'dist/small', minify: true } },
    { id: 'bin', source: { entry: { index: 'src/bin.ts' } }, banner: { js: '#!/usr/bin/env node\n/*! chips */' }, output: { distPath: 'dist/bin' } },
    { id: 'shebang', banner: { js: '' }, source: { entry: { index: 'src/shebang.ts' } }, output: { distPath: 'dist/shebang' } },
  ],
});
