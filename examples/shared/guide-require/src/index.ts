const { kelp } = require('kelp');
export const name: string = kelp;
