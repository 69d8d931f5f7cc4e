import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'warn',
  output: { externals: ['map-kit', 'react', { 'own-kit': 'module-import own-kit' }] },
  lib: [
    ...(['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({ id: format, format, output: { target: 'web' as const, distPath: 'dist/' + format }, source: { entry: { static: 'src/static.ts', lazy: 'src/lazy.ts', required: 'src/required.ts' } } })),
    { id: 'node', output: { distPath: 'dist/node' }, source: { entry: { required: 'src/required.ts' } } },
    { id: 'type', format: 'cjs', output: { distPath: 'dist/type' }, source: { entry: { own: 'src/own.ts' } } },
    { id: 'part', output: { distPath: 'dist/part' }, source: { entry: { part: 'src/part.ts' } } },
    { id: 'both', output: { distPath: 'dist/both', externals: [/^react($|\/)/] }, source: { entry: { part: 'src/part.ts' } } },
  ],
});
