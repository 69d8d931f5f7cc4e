import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const allowed = ['clsx'];

const onlyAllowed: RsbuildPlugin = {
  name: 'only-allowed',
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

export default defineConfig({ plugins: [onlyAllowed] });
