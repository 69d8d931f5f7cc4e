export default {
  lib: [
    ['usual', { from: 'assets' }],
    ['ignored', { from: 'assets', globOptions: { ignore: ['**/*.psd', '**/drafts/**'] } }],
    ['visible', { from: 'assets', globOptions: { dot: false } }],
    ['renamed', { from: 'assets/*.png', to: 'images/[name]-small[ext]' }],
    ['changed', { from: 'assets/logo.txt', transform: (content) => String(content).toUpperCase() }],
    ['missing', { from: 'fonts', noErrorOnMissing: true }],
    ['negated', { from: 'assets/**/!(*.psd)' }],
    ['absent', { from: 'fonts' }],
  ].map(([id, pattern]) => ({ id, output: { distPath: 'dist/' + id, copy: [pattern] } })),
};
