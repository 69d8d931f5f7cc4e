import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  addons: ['storybook-addon-rslib'],
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true },
  rsbuildFinal: (config) =>
    mergeRsbuildConfig(config, {
      resolve: { alias: { 'badge-deck': './src/index.ts' } },
    }),
};

export default config;
