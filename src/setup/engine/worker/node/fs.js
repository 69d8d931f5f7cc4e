module.exports = require('../fileSystem').fs;
