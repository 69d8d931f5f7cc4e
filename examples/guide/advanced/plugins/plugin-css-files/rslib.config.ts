import { pluginRem } from '@rsbuild/plugin-rem';
import { pluginTypedCSSModules } from '@rsbuild/plugin-typed-css-modules';
import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginRem(), pluginTypedCSSModules()] });
