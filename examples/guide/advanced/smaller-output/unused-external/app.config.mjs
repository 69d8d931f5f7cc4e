export default { logLevel: 'error', source: { entry: { app: './dist/index.js' } }, output: { distPath: 'app', autoExternal: false } };
