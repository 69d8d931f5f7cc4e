export default { lib: [{ source: { entry: { index: 'absent/index.ts' } }, output: { distPath: 'dist/failed' } }] };
