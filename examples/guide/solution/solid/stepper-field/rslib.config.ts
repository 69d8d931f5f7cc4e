import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

const babel = pluginBabel({ include: /\.[jt]sx$/ });

export default defineConfig({
  lib: [
    {
      id: 'browser',
      output: { target: 'web', distPath: 'dist/browser' },
      plugins: [babel, pluginSolid()],
    },
    {
      id: 'server',
      output: { target: 'node', distPath: 'dist/server' },
      plugins: [babel, pluginSolid({ ssr: true })],
    },
    {
      id: 'source',
      bundle: false,
      output: {
        target: 'web',
        distPath: 'dist/source',
        filename: { js: '[name].jsx' },
      },
      tools: {
        swc: { jsc: { transform: { react: { runtime: 'preserve' } } } },
        rspack: { module: { parser: { javascript: { jsx: true } } } },
      },
    },
  ],
});
