export default { lib: [{ bundle: false }], output: { target: 'web', distPath: 'files' } };
