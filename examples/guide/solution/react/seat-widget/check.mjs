import { existsSync, readFileSync } from 'node:fs';

const script = readFileSync('dist/index.js', 'utf8');
console.log(script.includes('.SeatWidget='), script.includes('NODE_ENV'), existsSync('dist/index.css'));
