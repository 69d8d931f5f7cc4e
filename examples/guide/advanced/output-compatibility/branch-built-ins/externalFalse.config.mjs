export default { lib: [{ output: { target: 'web', externals: { fs: false } } }] };
