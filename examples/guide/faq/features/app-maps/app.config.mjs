export default { source: { entry: { main: './app/main.js' } }, output: { distPath: 'app/dist', sourceMap: true }, lib: [{ format: 'iife' }] };
