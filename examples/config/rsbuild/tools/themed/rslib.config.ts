import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    postcss: {
      postcssOptions: {
        plugins: [
          {
            postcssPlugin: 'brand-color',
            Declaration(declaration: { value: string }) {
              if (declaration.value === 'brand') declaration.value = 'teal';
            },
          },
        ],
      },
    },
  },
});
