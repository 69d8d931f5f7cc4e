import { mix } from 'paint-mixer';

console.log(mix('green'));
