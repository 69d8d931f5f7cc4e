import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildPlugin } from '@rslib/core';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  logLevel: 'warn',
  plugins: [
    say('first'),
    [say('nested'), [say('deeper')]],
    Promise.resolve([say('promised')]),
    false,
    null,
    undefined,
    say('early', { enforce: 'pre' }),
    say('server', { apply: 'serve' }),
    say('twice'),
    say('twice'),
    pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false }),
  ],
  lib: [
    ...(['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({ format, id: format, source: { entry: { index: 'src/' + (format === 'iife' ? 'page' : 'index') + '.ts' } }, output: { distPath: 'dist/' + format } })),
    { format: 'esm', id: 'files', bundle: false, output: { distPath: 'dist/files' }, plugins: [say('own'), say('urgent', { enforce: 'pre' })] },
    { format: 'mf', id: 'mf', output: { distPath: 'dist/mf' } },
  ],
});

function say(name: string, more: Partial<RsbuildPlugin> = {}): RsbuildPlugin {
  return {
    name,
    ...more,
    setup(api) {
      console.log('setup', name);
      api.modifyEnvironmentConfig((_, { name: item }) => console.log('item', item, name));
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        if (name === 'first' || name === 'server') compilation.emitAsset(name + '.txt', new sources.RawSource(name));
      });
      api.onAfterBuild(({ environments }) => console.log('end', name, Object.keys(environments).length));
    },
  };
}
