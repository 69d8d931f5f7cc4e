export default { plugins: [{ postcssPlugin: 'own' }] };
