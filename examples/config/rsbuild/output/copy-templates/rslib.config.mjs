export default { output: { copy: [{ from: './templates', to: 'templates' }] } };
