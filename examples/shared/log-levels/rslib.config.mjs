export default {
  logLevel: process.env.LEVEL,
  performance: { buildCache: false },
  output: { distPath: process.env.OUT },
  source: { entry: { index: process.env.ENTRY } },
  tools: { rspack: { plugins: [{ apply: ({ hooks }) => hooks.compilation.tap('doubt', (compilation) => compilation.warnings.push(new Error('a doubt'))) }] } },
};
