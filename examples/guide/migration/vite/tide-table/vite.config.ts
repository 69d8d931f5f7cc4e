import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  plugins: [dts({ tsconfigPath: './tsconfig.json' })],
  define: { __VERSION__: JSON.stringify('1.3.0') },
  build: {
    lib: {
      entry: { index: './src/index.ts', parse: './src/parse.ts' },
      formats: ['es', 'cjs'],
    },
    rolldownOptions: { external: ['clsx'] },
  },
});
