import { User } from './dist/index.js';

console.log('elo' in new User());
