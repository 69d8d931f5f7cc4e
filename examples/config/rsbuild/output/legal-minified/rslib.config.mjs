export default { output: { minify: true }, lib: ['none', 'inline', 'linked'].map((id) => ({ id, output: { legalComments: id, distPath: 'dist/' + id } })) };
