import { next } from 'rings';

console.log(next());
