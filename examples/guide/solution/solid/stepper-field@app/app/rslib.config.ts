import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

// The application; Rslib stands in for its bundler.
export default defineConfig({
  source: { entry: { main: './app/main.jsx' } },
  output: { target: 'web', distPath: 'app/dist' },
  plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
});
