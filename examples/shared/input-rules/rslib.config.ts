import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'error',
  lib: [
    { id: 'node', source: { entry: { index: 'src/fields.ts' } } },
    { id: 'web', output: { target: 'web' }, source: { entry: { index: 'src/fields.ts' } } },
    { id: 'main', resolve: { mainFields: ['main'] }, source: { entry: { index: 'src/fields.ts' } } },
    { id: 'order', source: { entry: { index: 'src/order.ts' } } },
    { id: 'suffix', resolve: { extensions: ['.web.ts', '.ts', '.js'] }, source: { entry: { index: 'src/order.ts' } } },
    { id: 'alias', bundle: false, resolve: { alias: { '#words': './src/fr.ts' } }, source: { entry: { index: ['./src/{words,fr}.ts'] } } },
    { id: 'folders', source: { entry: { 'cli/main': './src/fr.ts' } } },
    { id: 'globs', bundle: false, source: { entry: { index: ['./src/parts/**', '!./src/parts/*.test.ts'] } } },
    { id: 'assets', source: { entry: { index: 'src/model.ts' }, assetsInclude: /\.glb$/ } },
    { id: 'pre', source: { entry: { index: 'src/fr.ts', last: 'src/order.ts' }, preEntry: './src/pre.ts' } },
    { id: 'imports', source: { entry: { index: 'src/imports.ts' }, transformImport: [{ libraryName: 'date-kit', customName: 'date-kit/{{ member }}' }] }, output: { externals: [/^date-kit/] } },
    { id: 'decorated', source: { entry: { index: 'src/decorated.ts' } } },
    { id: 'decorated-own', source: { entry: { index: 'src/decorated.ts' }, decorators: { version: '2023-11' as const } } },
    { id: 'lazy', format: 'esm' as const, source: { entry: { first: 'src/lazy.ts', last: 'src/second.ts' } } },
  ].map((item) => ({ ...item, output: { ...item.output, distPath: 'dist/' + item.id } })),
});
