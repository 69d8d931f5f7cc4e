import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const allowed = ['dequal'];

const onlyBundle: RsbuildPlugin = {
  name: 'only-bundle',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const all = stats!.toJson({ all: false, children: true, modules: true, nestedModules: true });

      for (const { modules = [] } of [all, ...(all.children ?? [])]) {
        for (const { name } of modules.flatMap((one) => [one, ...(one.modules ?? [])])) {
          const owner = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name ?? '')?.[1];

          if (owner && !allowed.includes(owner)) throw new Error(`${owner} was bundled`);
        }
      }
    });
  },
};

export default defineConfig({
  plugins: [pluginReact(), onlyBundle],
  output: { target: 'web' },
});
