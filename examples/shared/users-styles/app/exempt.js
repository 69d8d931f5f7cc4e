import { hall } from 'exempt';

console.log(hall());
