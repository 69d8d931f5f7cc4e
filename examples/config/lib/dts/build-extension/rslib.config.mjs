export default { lib: [{ format: 'cjs', dts: { build: true, autoExtension: true } }] };
