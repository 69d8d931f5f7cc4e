import { count } from '../dist/index.js';

count('so far so good').then(console.log);
