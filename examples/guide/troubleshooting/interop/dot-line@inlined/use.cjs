console.log(require('./dist/index.cjs').line(3));
