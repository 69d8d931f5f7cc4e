export default { output: { distPath: '../outside' } };
