export default { lib: [{ output: { target: 'web' } }] };
