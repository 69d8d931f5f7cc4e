const never = { name: 'never', setup: (api) => api.onBeforeBuild(() => new Promise(() => {})) };
export default { plugins: [never] };
