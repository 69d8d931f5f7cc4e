const { litSide } = require('moon-age');

console.log('require:', litSide(new Date('2026-03-10')));
