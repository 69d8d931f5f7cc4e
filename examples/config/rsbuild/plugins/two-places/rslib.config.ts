import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const report = (name: string): RsbuildPlugin => ({
  name,
  setup(api) {
    api.modifyEnvironmentConfig((_, { name: item }) => {
      console.log(`${name} configures ${item}`);
    });
    api.onAfterBuild(({ environments }) => {
      console.log(`${name} has seen ${Object.keys(environments).join(' and ')}`);
    });
  },
});

export default defineConfig({
  logLevel: 'warn',
  plugins: [report('shared')],
  lib: [{ format: 'esm', plugins: [report('own')] }, { format: 'cjs' }],
});
