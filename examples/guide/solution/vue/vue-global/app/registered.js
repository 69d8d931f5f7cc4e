import { rows } from 'stars';

console.log(rows);
