const refuse = {
  name: 'refuse',
  setup: (api) => api.onAfterBuild(() => { throw new Error('not allowed'); }),
};
export default { plugins: [refuse] };
