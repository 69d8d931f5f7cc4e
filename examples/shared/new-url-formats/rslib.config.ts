import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'esm', source: { entry: { index: 'src/index.ts', image: 'src/image.ts' } } },
    { id: 'cjs', format: 'cjs' },
    { id: 'umd', format: 'umd', umdName: 'Tides' },
    { id: 'files', bundle: false, source: { entry: { index: ['src/**', '!src/*.{csv,svg,png}'] } } },
  ].map((item) => ({ ...item, format: item.format as 'esm', output: { distPath: 'dist/' + item.id } })),
});
