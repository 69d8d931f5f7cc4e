export default { lib: [{ format: 'umd', output: { distPath: 'dist/kept' }, tools: { rspack: { optimization: { nodeEnv: false } } } }] };
