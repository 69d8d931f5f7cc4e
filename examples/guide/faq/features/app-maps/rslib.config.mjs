export default { output: { sourceMap: true } };
