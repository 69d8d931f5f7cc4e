import { ring } from 'bells';

console.log(ring(2));
