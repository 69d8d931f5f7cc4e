const entry = (file) => ({ source: { entry: { [file]: './src/' + file + '.ts' } } });
export default {
  lib: [
    { bundle: false, source: { entry: { index: ['src/index.ts'] } }, output: { distPath: 'dist/files' } },
    { ...entry('named'), output: { distPath: 'dist/named' } },
    { output: { distPath: 'dist/function', cssModules: { auto: (path) => path.endsWith('chip.css') } } },
  ],
  output: { target: 'web' },
};
