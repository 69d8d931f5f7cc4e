module.exports = require('../util.js').types;
