import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import Mini from 'mini-css-extract-plugin';
import webpack from 'webpack';
const page = (name) => {
  fs.writeFileSync(name + '.mjs', "import { " + name + " } from './dist/" + name + ".js';\nconsole.log(" + name + ');\n');
  return './' + name + '.mjs';
};
rslib();
const entry = { left: page('left'), right: page('right') };
const build = (options) => new Promise((done) => {
  webpack({
    mode: 'production',
    entry,
    output: { path: import.meta.dirname + '/app' },
    optimization: { splitChunks: { cacheGroups: { styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } } } },
    module: { rules: [{ test: /\.css$/, use: [Mini.loader, 'css-loader'] }] },
    plugins: [new Mini(options)],
  }, (error, stats) => done(stats.toString({ all: false, warnings: true, errors: true })));
});
console.log('usual:', (await build({})).includes('Conflicting order. Following module has been added:'));
console.log('ignoreOrder:', (await build({ ignoreOrder: true })) || 'silent');
fs.writeFileSync('dist/right.js', read('dist/right.js').replace('gold', 'x').replace('base', 'gold').replace('x', 'base'));
console.log('one order:', (await build({})) || 'silent');
