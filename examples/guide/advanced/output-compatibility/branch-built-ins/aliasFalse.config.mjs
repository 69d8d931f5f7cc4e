export default { resolve: { alias: { fs: false } }, lib: [{ output: { target: 'web' } }] };
