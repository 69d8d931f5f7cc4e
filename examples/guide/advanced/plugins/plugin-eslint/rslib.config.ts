import { pluginEslint } from '@rsbuild/plugin-eslint';
import { defineConfig } from '@rslib/core';

export default defineConfig({ plugins: [pluginEslint()] });
