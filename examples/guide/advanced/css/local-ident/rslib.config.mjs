export default { output: { target: 'web' }, tools: { cssLoader: { modules: { getLocalIdent: (context, pattern, local) => `kit-${local}` } } } };
