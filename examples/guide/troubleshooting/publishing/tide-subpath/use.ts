import { isSpringTide } from 'tide-table/moon';

console.log(isSpringTide(15));
