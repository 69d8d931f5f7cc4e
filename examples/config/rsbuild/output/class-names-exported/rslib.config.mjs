export default {
  lib: ['asIs', 'camelCase', 'camelCaseOnly', 'dashes', 'dashesOnly'].map((name) => ({
    id: name,
    output: { distPath: 'dist/' + name, cssModules: { exportLocalsConvention: name } },
  })),
};
