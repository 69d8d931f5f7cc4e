const rspack = { output: { asyncChunks: false } };
export default {
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
  tools: { rspack },
};
