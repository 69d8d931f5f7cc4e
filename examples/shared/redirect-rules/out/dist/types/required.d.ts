import text = require('./text/index.js');
export type Text = typeof text;
