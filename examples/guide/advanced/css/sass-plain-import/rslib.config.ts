import { defineConfig } from '@rslib/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginSass({ sassLoaderOptions: { additionalData: "@use 'sass:math';" } })] });
