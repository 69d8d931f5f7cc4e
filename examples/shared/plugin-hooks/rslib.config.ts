import type { RsbuildPlugin } from '@rslib/core';
import fs from 'node:fs';
import { defineConfig } from '@rslib/core';

const say = (...words: string[]) => fs.appendFileSync('log.txt', words.join(' ') + '\n');

const given: RsbuildPlugin = {
  name: 'given',
  setup(api) {
    api.expose('scale', { size: 8 });
  },
};

const all: RsbuildPlugin = {
  name: 'all',
  setup(api) {
    say('useExposed', JSON.stringify(api.useExposed('scale')));
    api.modifyRsbuildConfig((config) => {
      say('modifyRsbuildConfig');
      config.source = { ...config.source, define: { TONE: '"warm"' } };
    });
    api.modifyEnvironmentConfig((config, { name }) => {
      say('modifyEnvironmentConfig', name);
      if (name === 'cjs') config.output.filename = { js: 'named.cjs' };
    });
    api.modifyBundlerChain((chain, { environment }) => {
      say('modifyBundlerChain', environment.name);
      chain.module.rule('text').test(/\.txt$/).type('asset/source');
    });
    api.modifyRspackConfig((config, { environment }) => {
      say('modifyRspackConfig', environment.name, String(config.target));
      config.externals = [{ gravel: 'module-import sand' }, config.externals as never].flat();
    });
    api.resolve(({ resolveData, environment }) => {
      say('resolve', environment.name, resolveData.request);
      if (resolveData.request === './stone') resolveData.request = './rock';
    });
    api.transform({ test: /\.list$/ }, ({ code, environment }) => {
      say('transform', environment.name);
      return 'export default ' + JSON.stringify(code.trim().split(',')) + ';';
    });
    api.transform({ test: /\.css$/ }, ({ code }) => code.replace('ink', 'navy'));
    api.processAssets({ stage: 'additional' }, ({ compilation, environment, sources }) => {
      say('processAssets', environment.name, 'written: ' + String(fs.existsSync('dist/index.js')));
      compilation.emitAsset(environment.name + '.txt', new sources.RawSource('added'));
    });
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      for (const name of Object.keys(assets)) {
        if (name.endsWith('.gone.js')) compilation.deleteAsset(name);
        if (name.endsWith('.cjs')) compilation.updateAsset(name, new sources.RawSource('// changed'));
      }
    });
    api.onBeforeBuild(() => say('onBeforeBuild'));
    api.onAfterBuild(() => say('onAfterBuild'));
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      say('onAfterEnvironmentCompile', environment.name, 'errors:', String(stats?.hasErrors()));
    });
    api.onCloseBuild(() => say('onCloseBuild'));
  },
};

export default defineConfig({
  plugins: [given, all],
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { id: 'spare', output: { distPath: 'dist/spare', filename: { js: '[name].gone.js' } } },
  ],
  output: { target: 'web' },
  performance: { buildCache: false },
});
