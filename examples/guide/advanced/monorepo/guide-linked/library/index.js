exports.react = require('react');
