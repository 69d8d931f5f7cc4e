export default {
  lib: [
    ['folder', { from: 'src' }],
    ['pattern', { from: 'src/**/*.scss' }],
    ['context', { from: '**/*.scss', context: './src' }],
    ['flat', { from: 'src/**/*.scss', to: 'scss/[name][ext]' }],
  ].map(([id, pattern]) => ({ id, output: { distPath: 'dist/' + id, copy: [pattern] } })),
};
