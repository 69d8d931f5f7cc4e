import { createRequire } from 'node:module';
import { litSide, setHemisphere } from 'moon-age';

const required = createRequire(import.meta.url)('moon-age');
const day = new Date('2026-03-10');

setHemisphere('south');
console.log('import: ', litSide(day));
console.log('require:', required.litSide(day));
