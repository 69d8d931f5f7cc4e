import { litSide } from 'moon-age';

console.log('import: ', litSide(new Date('2026-03-10')));
