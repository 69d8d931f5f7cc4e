export default {
  source: { entry: { index: './src/index.ts', react: './src/react.ts' } },
  lib: [{ dts: true }],
  output: { target: 'web' },
};
