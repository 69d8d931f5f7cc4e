import { bytes } from '../src/index';

console.log(bytes);
