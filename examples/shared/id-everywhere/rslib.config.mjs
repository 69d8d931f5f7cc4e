export default {
  plugins: [{ name: 'names', setup: (api) => api.modifyEnvironmentConfig((config, { name }) => console.log('> environment', name)) }],
  performance: { buildCache: true },
  lib: [{ id: 'legacy' }, { id: 'modern', output: { distPath: 'dist/modern' } }],
};
