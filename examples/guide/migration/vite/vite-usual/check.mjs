import fs from 'node:fs';
import { build } from 'vite';

const run = (lib, more) => build({ define: { BOAT: '"sloop"' }, logLevel: 'warn', build: { lib, ...more } });
fs.mkdirSync('dist');
fs.writeFileSync('dist/old.js', '');
await run({ entry: 'src/index.ts', name: 'Boats' });
await run({ entry: { index: 'src/index.ts', other: 'src/other.ts' } }, { outDir: 'dist/two' });
