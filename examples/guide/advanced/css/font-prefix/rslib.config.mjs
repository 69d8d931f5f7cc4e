export default { lib: [{ output: { distPath: 'dist/set', assetPrefix: '/' } }, { output: { distPath: 'dist/unset' } }], output: { target: 'web' } };
