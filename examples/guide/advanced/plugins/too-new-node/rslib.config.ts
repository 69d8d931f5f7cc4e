import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ syntax: 'esnext' }], plugins: [pluginCheckSyntax({ targets: ['chrome >= 60'] })] });
