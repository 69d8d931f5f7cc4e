export default { logLevel: 'error', output: { autoExternal: false, minify: true, distPath: 'app-dist' }, lib: [{ format: 'iife', source: { entry: { app: './app.js' } } }] };
