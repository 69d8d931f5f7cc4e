import {defineConfig} from 'vite';
import dts from 'unplugin-dts/vite';

export default defineConfig({
  plugins: [
    dts({
      outDirs: [
        {dir: 'dist', moduleFormat: 'esm'},
        {dir: 'dist', moduleFormat: 'cjs'},
      ],
    }),
  ],
  build: {
    lib: {entry: 'src/index.ts', formats: ['es', 'cjs'], fileName: 'index'},
    rolldownOptions: {external: ['eventemitter3']},
  },
});
