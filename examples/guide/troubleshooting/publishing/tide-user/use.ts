import { hours } from 'tide-clock';

console.log(hours);
