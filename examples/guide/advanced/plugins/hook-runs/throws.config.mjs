const lint = {
  name: 'lint',
  setup: (api) =>
    api.onBeforeBuild(({ isFirstCompile }) => {
      if (!isFirstCompile) throw new Error('lint failed');
    }),
};
export default { plugins: [lint] };
