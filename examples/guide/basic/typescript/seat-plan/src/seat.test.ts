import { label } from '@/seat';

console.assert(label({ row: 3, place: 14 }) === '3-14');
