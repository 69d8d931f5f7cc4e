import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const output = { path: `${process.cwd()}/site-web` };

webpack({ mode: 'production', entry: './dist/web/index.js', output }, (_, stats) => {
  const { assets, errors } = stats.toJson({ all: false, assets: true, errors: true });
  const [address] = readFileSync('site-web/main.js', 'utf8').match(/file:[^"]+/);

  console.log(errors.length, assets.map(({ name }) => name).join(' '));
  console.log(address);
});
