console.log(require('./dist/index.cjs').area);
