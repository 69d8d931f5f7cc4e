const item = (id, format, more, output) => ({ id, format, ...more, output: { ...output, distPath: 'dist/' + id } });
const plain = { source: { entry: { index: 'src/more.js' } } };
export default {
  syntax: 'es2017',
  externalHelpers: true,
  output: { autoExternal: false },
  lib: [
    item('esm', 'esm', { source: { entry: { index: 'src/index.js', more: 'src/more.js', plain: 'src/plain.js' } } }),
    item('cjs', 'cjs'),
    item('umd', 'umd', { umdName: 'Chip' }),
    item('iife', 'iife', plain),
    item('umd-web', 'umd', { umdName: 'Chip' }, { target: 'web' }),
    item('iife-web', 'iife', plain, { target: 'web' }),
  ],
};
