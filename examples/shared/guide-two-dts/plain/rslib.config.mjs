export default { lib: [{ format: 'esm', dts: { isolated: true, autoExtension: true } }] };
