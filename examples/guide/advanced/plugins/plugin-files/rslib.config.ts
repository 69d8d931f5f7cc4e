import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
import { pluginMdx } from '@rsbuild/plugin-mdx';
import { pluginPug } from '@rsbuild/plugin-pug';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginMdx(), pluginPug()],
  lib: [{ plugins: [pluginImageCompress('pngLossless')] }, { output: { distPath: 'dist/plain' } }],
});
