console.log(require('./dist/index.js').bell(3));
