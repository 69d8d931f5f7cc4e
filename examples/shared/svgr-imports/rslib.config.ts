import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginReact()],
  lib: [
    { entry: 'file', options: {} },
    { entry: 'url', options: {} },
    { entry: 'named', options: { svgrOptions: { exportType: 'named' as const } } },
    { entry: 'default', options: { svgrOptions: { exportType: 'default' as const } } },
    { entry: 'mixed', options: { mixedImport: true } },
  ].flatMap(({ entry, options }) =>
    [true, false].map((bundle) => ({
      id: entry + bundle,
      bundle,
      source: { entry: { index: bundle ? 'src/' + entry + '/index.ts' : 'src/' + entry + '/**' } },
      output: { distPath: 'dist/' + entry + (bundle ? '/bundle' : '/files') },
      plugins: [pluginSvgr(options)],
    })),
  ),
});
