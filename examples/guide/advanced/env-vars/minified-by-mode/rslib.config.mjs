const item = (nodeEnv, minify) => ({ id: nodeEnv, output: { distPath: 'dist/' + nodeEnv, minify }, tools: { rspack: { optimization: { nodeEnv } } } });
export default { logLevel: 'error', lib: [{ output: { distPath: 'dist/usual' } }, item('development'), item('production', true)] };
