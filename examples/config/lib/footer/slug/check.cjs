const slug = require('./dist/index.cjs');

console.log(slug('Last but not least'));
