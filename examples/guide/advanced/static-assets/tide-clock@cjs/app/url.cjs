// Simulates a bundler: an asset is a module whose value is its URL.
require.extensions['.svg'] = (module, file) => (module.exports = `/site/${file.split('/').pop()}`);

console.log(require('../dist/art/wave.cjs').default);
