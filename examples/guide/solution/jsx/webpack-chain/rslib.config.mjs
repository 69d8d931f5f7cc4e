export default { lib: [{}], plugins: [{ name: 'for-rsbuild-1', setup: (api) => api.modifyWebpackChain(() => {}) }] };
