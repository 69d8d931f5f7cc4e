import { hall } from 'pure';

console.log(hall());
