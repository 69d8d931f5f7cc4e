export const eol = require('node:os').EOL;
