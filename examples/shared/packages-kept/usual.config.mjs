const item = (id, more, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
const plain = { source: { entry: { index: 'src/plain.js' } } };
export default {
  lib: [
    item('esm', {}),
    item('cjs', { format: 'cjs' }),
    item('umd', { format: 'umd' }),
    item('iife', { format: 'iife', ...plain }),
    item('global', { format: 'umd', ...plain }, { autoExternal: true }),
    item('files', { bundle: false, source: { entry: { index: 'src/index.js' } } }, { autoExternal: false }),
    item('one', { bundle: false, source: { entry: { index: 'src/index.js' } } }, { externals: { alpha: false } }),
    item('more', {}, { autoExternal: { packageJson: ['package.json', 'other/package.json'] } }),
    item('exclude', {}, { autoExternal: { exclude: ['alpha'] } }),
    item('old-more', { autoExternal: { packageJson: ['package.json', 'other/package.json'] } }),
    item('old-exclude', { autoExternal: { exclude: ['alpha'] } }),
    item('false', {}, { autoExternal: { dependencies: false } }),
  ],
};
