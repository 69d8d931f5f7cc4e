import { readFileSync } from 'node:fs';

const script = readFileSync('dist/index.js', 'utf8');
console.log('imports Svelte:', /from "svelte/.test(script));
