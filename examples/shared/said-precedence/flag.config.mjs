export default { logLevel: 'silent', output: { distPath: 'dist/flag' } };
