import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

for (const name of ['file', 'inline']) {
  buildSync({ entryPoints: [`dist/${name}/${name}.js`], bundle: true, format: 'esm', outdir: `dist/app-${name}` });
  for (const file of readdirSync(`dist/${name}`)) console.log(name, file, readFileSync(`dist/${name}/${file}`).length);
}
