console.log(require('./dist/index.cjs'));
console.log(require('./dist/index.js').default('osaka'));
