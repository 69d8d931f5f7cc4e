export default [
  {
    files: ['src/**'],
    languageOptions: { parserOptions: { project: ['./tsconfig.json'] } },
    plugins: ['@typescript-eslint'],
    rules: { 'no-debugger': 'error', '@typescript-eslint/no-explicit-any': 'error' },
  },
];
