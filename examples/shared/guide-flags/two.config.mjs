export default { lib: [{ format: 'esm' }, { format: 'cjs' }] };
