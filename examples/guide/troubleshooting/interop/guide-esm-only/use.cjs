const { line } = require('./dist/' + process.argv[2] + '.cjs');
Promise.resolve(line(3)).then((text) => console.log(text));
