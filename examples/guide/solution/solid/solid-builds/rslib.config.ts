import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'browser', output: { target: 'web', distPath: 'dist/browser' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid()] },
    { id: 'hydrated', output: { target: 'web', distPath: 'dist/hydrated' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid({ ssr: true })] },
    { id: 'server', output: { distPath: 'dist/server' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid({ ssr: true })] },
    { id: 'old', output: { distPath: 'dist/old' }, plugins: [pluginBabel({ include: /x$/ }), pluginSolid({ solidPresetOptions: { generate: 'ssr', hydratable: true } })] },
  ],
});
