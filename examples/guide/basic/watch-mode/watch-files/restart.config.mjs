export default { dev: { watchFiles: { paths: './package.json', type: 'restart' } } };
