import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'lib', bundle: false, format: 'cjs', output: { distPath: 'dist/lib' } },
    { id: 'es', bundle: false, format: 'esm', output: { distPath: 'dist/es' } },
    { id: 'umd', format: 'umd', umdName: 'Boats', output: { distPath: 'dist/umd' } },
    ...(['cjs', 'esm'] as const).map((format) => ({
      id: 'node-' + format,
      format,
      bundle: false,
      syntax: 'es2019' as const,
      externalHelpers: true,
      autoExtension: false,
      output: { distPath: 'dist/node/' + format },
      dts: format === 'esm' && { distPath: 'dist/node/types' },
    })),
  ],
});
