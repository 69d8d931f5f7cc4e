import { row } from 'seat-map';

console.log(row(['A1']));
