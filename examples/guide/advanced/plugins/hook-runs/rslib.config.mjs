const tell = {
  name: 'tell',
  setup(api) {
    api.onBeforeBuild(({ isWatch, isFirstCompile }) => console.log('before:', isWatch, isFirstCompile));
    api.onAfterBuild(({ isWatch, isFirstCompile, stats }) =>
      console.log('after:', isWatch, isFirstCompile, stats.toJson({ all: false, assets: true }).assets.map(({ name }) => name).join()));
  },
};
export default { plugins: [tell] };
