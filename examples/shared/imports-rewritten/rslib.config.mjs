const item = (format) => ({ format, output: { target: 'web', distPath: 'dist/' + format } });
export default { bundle: false, source: { entry: { index: 'src/**' } }, lib: [item('esm'), item('cjs')] };
