import { readFileSync, readdirSync } from 'node:fs';

const folder = 'doc_build/~demo/static/js';
const [demo] = readdirSync(folder).filter((name) => name.startsWith('_index'));
console.log('sample:', readFileSync(`${folder}/${demo}`, 'utf8').includes('"chip"'));
