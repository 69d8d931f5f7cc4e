const noted = { name: 'noted', setup: (api) => api.onAfterBuild(() => console.log('after build')) };
export default {
  lib: [{ format: 'esm' }],
  output: { target: 'web', copy: [{ from: 'notes.txt', context: 'src' }] },
  plugins: [noted],
};
