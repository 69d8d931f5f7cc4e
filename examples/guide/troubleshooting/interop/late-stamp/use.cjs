require('./dist/index.cjs').kinds().then(console.log);
