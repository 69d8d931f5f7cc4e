import dts from 'unplugin-dts/vite';
import {defineConfig} from 'vite';

export default defineConfig({
  plugins: [dts()],
  build: {
    lib: {entry: 'src/index.ts', formats: ['es'], fileName: (_, name) => `${name}.js`},
    rolldownOptions: {
      external: ['react', 'react/jsx-runtime'],
      output: {preserveModules: true, preserveModulesRoot: 'src'},
    },
  },
});
