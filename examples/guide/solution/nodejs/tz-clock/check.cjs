const { timeIn } = require('tz-clock');

console.log(timeIn('osaka', new Date('2026-03-01T09:30:00Z')));
