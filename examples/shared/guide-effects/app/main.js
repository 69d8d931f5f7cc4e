import { mix } from 'paint';
console.log(mix());
