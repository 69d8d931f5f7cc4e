const path = require('path-browserify');

// It is Node.js' own of version 10, without what Windows needs.
module.exports = Object.assign(path, {posix: path, win32: path});
