const item = (id, more, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
export default { lib: [item('flag-old', { autoExternal: true }), item('flag-new', {}, { autoExternal: true })] };
