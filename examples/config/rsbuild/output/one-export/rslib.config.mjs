const output = { target: 'web' };
export default {
  lib: [
    { output: { ...output, distPath: 'dist/usual' } },
    { output: { ...output, distPath: 'dist/as-is', cssModules: { exportLocalsConvention: 'asIs' } } },
  ],
};
