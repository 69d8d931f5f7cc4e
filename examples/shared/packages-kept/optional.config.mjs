export default { lib: [{ source: { entry: { index: 'src/optional.js' } }, output: { distPath: 'dist/optional', autoExternal: { optionalDependencies: false } } }] };
