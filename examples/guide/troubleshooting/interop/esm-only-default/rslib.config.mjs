export default { logLevel: 'error', lib: [{ format: 'cjs' }, { format: 'esm' }] };
