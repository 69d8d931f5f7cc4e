export default {
  lib: [
    { output: { distPath: 'dist/node' } },
    { output: { distPath: 'dist/web', target: 'web' } },
  ],
};
