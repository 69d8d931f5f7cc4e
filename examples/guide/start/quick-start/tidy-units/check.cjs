const { formatBytes } = require('tidy-units');

console.log(formatBytes(3 * 1024 ** 2));
