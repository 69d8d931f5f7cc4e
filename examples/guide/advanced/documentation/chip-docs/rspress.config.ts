import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'docs',
  plugins: [
    pluginPreview({
      previewLanguages: ['vue'],
      defaultPreviewMode: 'iframe-follow',
      iframeOptions: {
        builderConfig: {
          plugins: [pluginVue()],
          resolve: { alias: { 'chip-docs': './src' } },
        },
        customEntry: ({ demoPath }) => `
import { createApp } from 'vue';
import Demo from ${JSON.stringify(demoPath)};
createApp(Demo).mount('#root');`,
      },
    }),
  ],
});
