import boil = require('kettle/only');

export const all: number = boil(1);
