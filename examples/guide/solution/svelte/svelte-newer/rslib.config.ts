import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'iife' }], output: { target: 'web' }, plugins: [pluginSvelte()] });
