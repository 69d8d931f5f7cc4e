const loaded = require('./dist/index.cjs');

console.log(typeof loaded, typeof loaded.default);
