const item = (id, more) => ({ id, format: 'cjs', bundle: false, ...more, output: { distPath: 'dist/' + id, ...more?.output } });
export default {
  lib: [
    item('plain'),
    item('minified', { output: { minify: true } }),
    item('esm', { format: 'esm' }),
    item('bundle', { bundle: true }),
  ],
};
