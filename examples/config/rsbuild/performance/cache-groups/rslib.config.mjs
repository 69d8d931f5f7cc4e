const group = { test: /shared/, name: 'shared', enforce: true };
const item = (id, splitChunks, more) => ({ id, format: 'cjs', splitChunks, output: { distPath: 'dist/' + id }, ...more });
export default {
  source: { entry: { first: './src/first.ts', last: './src/last.ts' } },
  lib: [
    item('outside', { chunks: 'all', cacheGroups: { shared: group } }),
    item('inside', { cacheGroups: { shared: { ...group, chunks: 'all' } } }),
    item('umd', { cacheGroups: { shared: { ...group, chunks: 'all' } } }, { format: 'umd', umdName: 'tide' }),
  ],
};
