export default {
  lib: [{ format: 'cjs', dts: { isolated: true, distPath: 'types' } }],
  output: { distPath: { root: 'dist', js: 'scripts' } },
};
