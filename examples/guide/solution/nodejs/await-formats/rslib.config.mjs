const format = process.env.FORMAT;
export default {
  lib: [{
    format,
    syntax: format === 'esm' ? 'es2017' : undefined,
    umdName: format === 'umd' ? 'Zones' : undefined,
    output: { target: 'web', distPath: 'dist/' + format, filename: { js: 'index.' + (format === 'cjs' ? 'cjs' : 'js') } },
  }],
};
