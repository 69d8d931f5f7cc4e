export default {
  lib: [{ bundle: process.env.FILES !== '1' }],
  source: process.env.FILES === '1' ? {} : { entry: { index: './src/index.ts', two: './src/two.ts' } },
  performance: { buildCache: false, ...(process.env.LESS === '1' && { printFileSize: { exclude: ({ name }) => name.includes('two') } }) },
};
