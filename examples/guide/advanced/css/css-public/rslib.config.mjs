export default { output: { target: 'web' }, tools: { cssLoader: { url: { filter: (url) => !url.startsWith('/') } } } };
