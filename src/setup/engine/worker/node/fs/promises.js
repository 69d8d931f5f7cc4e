module.exports = require('../../fileSystem').fs.promises;
