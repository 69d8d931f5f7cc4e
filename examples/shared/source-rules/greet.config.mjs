console.log('config is read');
export default { logLevel: 'error', output: { distPath: 'out' }, lib: [{}] };
