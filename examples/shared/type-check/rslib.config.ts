import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{}, { dts: { isolated: true } }], plugins: [pluginTypeCheck()] });
