import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  addons: ['storybook-addon-rslib'],
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true },
  rsbuildFinal: (config) =>
    mergeRsbuildConfig(config, {
      output: { assetPrefix: 'https://cdn.example.com/badge-deck/' },
    }),
};

export default config;
