import { at } from 'map-kit';

console.log(at);
