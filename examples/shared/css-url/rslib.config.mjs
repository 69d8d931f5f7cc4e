const item = (id, entry, more) => ({ id, source: { entry: { index: entry } }, output: { distPath: 'dist/' + id }, ...more });
export default {
  logLevel: 'error',
  output: { target: 'web' },
  lib: [item('query', './src/query.ts'), item('new-url', './src/newUrl.ts')],
};
