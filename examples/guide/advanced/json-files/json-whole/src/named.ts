import { hello } from './it.json';

console.log(hello);
