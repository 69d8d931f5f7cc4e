const output = (name) => ({ distPath: 'dist/' + name });
export default {
  lib: [
    { output: output('usual') },
    { syntax: ['chrome 122'], output: output('older') },
    { syntax: ['chrome 123'], output: output('newer') },
    {
      syntax: ['chrome 100'],
      output: output('targets'),
      tools: { lightningcssLoader: { targets: ['chrome 123'] } },
    },
  ],
  output: { target: 'web' },
};
