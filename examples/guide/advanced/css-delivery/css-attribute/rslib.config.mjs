export default { output: { target: 'web' } };
