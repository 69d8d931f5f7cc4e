export default { logLevel: 'silent', build: { minify: false, lib: { entry: './src/index.js', formats: ['es'], fileName: 'boats' }, assetsInlineLimit: 0 } };
