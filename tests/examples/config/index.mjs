export default {
  introduction: {
    'shared/where-options': [
      'item: dev html moduleFederation output performance plugins resolve security source splitChunks tools',
      'both: autoExtension banner bundle dts externalHelpers footer format outBase redirect shims syntax wasm',
    ],
  },
};
