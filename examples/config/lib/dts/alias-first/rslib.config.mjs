export default { logLevel: 'error', lib: [{ dts: { alias: { foo: './src/two.ts' } } }] };
