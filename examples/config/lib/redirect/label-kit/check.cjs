console.log(require('./dist/index.cjs').short('Handle with care'));
console.log(typeof require('./dist/shorten.cjs'));
