const output = { target: 'web' };
export default {
  lib: [
    { bundle: false, output: { ...output, distPath: 'dist/files' } },
    { output: { ...output, distPath: 'dist/bundle' } },
  ],
};
