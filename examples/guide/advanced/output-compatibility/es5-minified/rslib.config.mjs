const lib = (name, more) => ({ syntax: 'es5', output: { distPath: 'dist/' + name }, ...more });
export default {
  lib: [
    lib('umd', { format: 'umd', umdName: 'tide' }),
    lib('cjs', { format: 'cjs' }),
    lib('no-shim', { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }),
  ],
  output: { target: 'web', minify: true },
};
