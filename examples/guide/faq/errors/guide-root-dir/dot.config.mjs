export default { lib: [{ dts: true, output: { distPath: 'dist/dot' } }] };
