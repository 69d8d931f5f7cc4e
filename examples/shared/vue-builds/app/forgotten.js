import { StarRow } from 'stars/bundle';

console.log(StarRow);
