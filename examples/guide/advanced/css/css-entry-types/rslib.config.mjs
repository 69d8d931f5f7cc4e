export default { output: { target: 'web', copy: [{ from: './types/style.d.ts' }] } };
