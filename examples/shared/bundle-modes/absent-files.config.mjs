export default { lib: [{ bundle: false, source: { entry: { index: 'absent/index.ts' } }, output: { distPath: 'dist/absent' } }] };
