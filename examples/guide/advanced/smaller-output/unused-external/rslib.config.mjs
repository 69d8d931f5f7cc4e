export default { logLevel: 'error' };
