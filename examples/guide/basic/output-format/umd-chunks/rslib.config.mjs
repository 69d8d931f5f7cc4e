export default { lib: [{ format: 'umd', umdName: 'kit' }], output: { target: 'web' } };
