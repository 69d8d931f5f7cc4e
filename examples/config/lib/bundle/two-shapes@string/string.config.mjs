export default { lib: [{ bundle: false, source: { entry: 'src/**' } }] };
