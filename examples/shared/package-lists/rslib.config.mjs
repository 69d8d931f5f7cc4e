export default { lib: [{ experiments: { advancedEsm: true } }, { format: 'cjs', syntax: 'es5' }] };
