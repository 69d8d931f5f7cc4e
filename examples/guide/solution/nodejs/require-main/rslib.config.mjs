export default {
  lib: [
    { format: 'cjs' },
    { format: 'esm', source: { entry: { index: './src/index.ts', place: './src/place.ts' } } },
  ],
  source: { entry: { index: './src/index.ts', meta: './src/meta.ts', place: './src/place.ts', old: './src/old.cjs' } },
};
