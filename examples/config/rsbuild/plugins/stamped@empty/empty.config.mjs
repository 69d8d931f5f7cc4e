export default { lib: [{ format: 'esm' }], plugins: [{ name: 'stamp' }] };
