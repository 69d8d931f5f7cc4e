import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginBabel({
      babelLoaderOptions: {
        plugins: [
          [
            'babel-plugin-polyfill-corejs3',
            {
              method: 'usage-pure',
              version: '3.40',
              targets: { node: '14.18' },
            },
          ],
        ],
      },
    }),
  ],
});
