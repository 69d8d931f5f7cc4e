const names = { name: 'names', setup: (api) => api.modifyEnvironmentConfig(({ mode }, { name }) => console.log('environment', mode, name)) };
export default { plugins: [names], ...JSON.parse(process.env.MORE), output: { distPath: 'out' }, lib: [{}] };
