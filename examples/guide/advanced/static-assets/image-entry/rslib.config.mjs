const item = (id, format, entry) => ({ id, format, source: { entry }, output: { distPath: 'dist/' + id } });
const image = { index: './src/logo.png' };
const script = { index: './src/index.ts' };
export default {
  logLevel: 'error',
  output: { target: 'web' },
  lib: [item('image', 'esm', image), item('image-cjs', 'cjs', image), item('script', 'esm', script), item('script-cjs', 'cjs', script)],
};
