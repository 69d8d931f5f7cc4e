import { at } from 'own-kit';

console.log(at);
