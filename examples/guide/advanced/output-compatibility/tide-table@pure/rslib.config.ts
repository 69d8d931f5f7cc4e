import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, syntax: ['chrome >= 80', 'safari >= 13'] }],
  output: { target: 'web' },
  plugins: [
    pluginBabel({
      babelLoaderOptions: {
        plugins: [
          [
            'babel-plugin-polyfill-corejs3',
            {
              method: 'usage-pure',
              version: '3.40',
              targets: { chrome: '80', safari: '13' },
            },
          ],
        ],
      },
    }),
  ],
});
