const item = (id, more, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
export default {
  autoExternal: false,
  output: { autoExternal: { devDependencies: true } },
  lib: [
    item('all', {}),
    item('merged', {}, { autoExternal: { peerDependencies: false } }),
    item('replaced', { autoExternal: { peerDependencies: false } }),
    item('both', { autoExternal: { dependencies: false } }, { autoExternal: { dependencies: true } }),
  ],
};
