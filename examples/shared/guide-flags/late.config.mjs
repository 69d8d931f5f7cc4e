const late = { name: 'late', setup: (api) => api.onAfterBuild(() => { throw new Error('late'); }) };
export default { plugins: [late] };
