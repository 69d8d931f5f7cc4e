import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  addons: ['storybook-addon-rslib'],
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true },
};

export default config;
