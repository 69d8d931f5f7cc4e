export default { plugins: [{ postcssPlugin: 'port', Declaration: (one) => { if (one.value === 'port') one.value = 'red'; } }] };
