import { end } from 'shelf';

console.log(end);
