export default (source) => `export default ${JSON.stringify(source.trim().split(' '))}`;
