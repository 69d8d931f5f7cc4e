import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'docs',
  title: 'Badge docs',
  llms: true,
  plugins: [pluginPreview(), pluginApiDocgen({ entries: { Badge: './src/Badge.tsx' } })],
  builderConfig: {
    resolve: { alias: { 'badge-docs': './src' } },
  },
});
