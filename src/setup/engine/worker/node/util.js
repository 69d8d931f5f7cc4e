const {default: util} = require('unenv/node/util');

/** unenv's, with what it leaves out. */
module.exports = {
  ...util,
  stripVTControlCharacters: (text) => text.replace(/\p{Cc}\[[\d;]*m/gu, ''),
  styleText: (_style, text) => String(text),
};
