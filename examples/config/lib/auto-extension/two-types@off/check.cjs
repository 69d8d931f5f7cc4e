console.log(require('./dist/cjs/index.js'));
