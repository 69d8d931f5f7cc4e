import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const shared: RsbuildPlugin = {
  name: 'shared',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        output: { target: 'web', sourceMap: true, legalComments: 'inline' },
      }),
    );
  },
};

const each: RsbuildPlugin = {
  name: 'each',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      const { target, sourceMap, legalComments } = config.output;
      console.log(`${name}: ${target}, ${sourceMap}, ${legalComments}`);
      if (name === 'cjs') config.output.target = 'web';
    });
  },
};

export default defineConfig({
  logLevel: 'warn',
  plugins: [shared, each],
  lib: [{ format: 'esm' }, { format: 'cjs', output: { sourceMap: false } }],
});
