const dts = { autoExtension: true };
export default { logLevel: 'error', lib: [{ format: 'cjs', bundle: false, dts }, { format: 'esm', bundle: false, dts }] };
