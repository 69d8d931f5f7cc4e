exports.beta = require('beta');
