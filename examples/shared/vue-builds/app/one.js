import { StarRow } from 'stars';

console.log(StarRow);
