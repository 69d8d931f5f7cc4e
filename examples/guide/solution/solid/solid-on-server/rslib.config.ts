import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid()] });
