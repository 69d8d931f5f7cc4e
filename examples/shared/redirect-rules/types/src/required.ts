import text = require('@/text');

export type Text = typeof text;
