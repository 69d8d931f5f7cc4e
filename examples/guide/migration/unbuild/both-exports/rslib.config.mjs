const footer = { js: 'module.exports = exports.default;' };
export default {
  lib: [
    { format: 'cjs', output: { distPath: 'dist/usual' } },
    { format: 'cjs', footer, output: { distPath: 'dist/footer' } },
  ],
};
