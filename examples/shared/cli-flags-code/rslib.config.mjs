export default { lib: [{ output: { externals: ['one'] } }], output: { externals: ['five'] } };
