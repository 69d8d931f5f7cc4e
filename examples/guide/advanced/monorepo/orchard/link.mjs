import { mkdirSync, symlinkSync } from 'node:fs';

mkdirSync('node_modules/@orchard', { recursive: true });
for (const name of ['units', 'labels']) {
  symlinkSync(`../../packages/${name}`, `node_modules/@orchard/${name}`);
}
