import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import webpack from 'webpack';

for (const file of ['bundle/index.css', 'app/first/main.css', 'app/last/main.css']) {
  console.log(file, ...readFileSync(`dist/${file}`, 'utf8').match(/seat-\w+/g));
}

for (const name of ['pure', 'exempt']) {
  const output = { path: path.resolve('dist/app', name) };
  const stats = await new Promise((resolve) =>
    webpack({ mode: 'production', entry: `./app/${name}.js`, output, experiments: { css: true } }, (_, all) => resolve(all.toJson())),
  );
  console.log(name, stats.errors.length, ...stats.assets.map((asset) => asset.name));
}

const { window } = await JSDOM.fromFile('page.html', { resources: 'usable' });
await new Promise((resolve) => window.addEventListener('load', resolve));
console.log('page', window.getComputedStyle(window.document.querySelector('i')).color);
window.close();
