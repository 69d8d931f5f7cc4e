import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import http from 'node:http';

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += data));
  request.on('end', () => {
    const refuses = request.headers.authorization === 'Bearer foreign' || request.method !== 'PUT';
    if (!refuses) console.log('published bin:', JSON.stringify(JSON.parse(body).versions['1.0.0'].bin));
    response.writeHead(refuses ? 404 : 200, { 'content-type': 'application/json' });
    response.end('{"error":"Not found"}');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = '127.0.0.1:' + server.address().port + '/';
const publish = (fields, token) => {
  fs.writeFileSync('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', ...fields }));
  const args = [npm, 'publish', '--registry', 'http://' + host, '--userconfig', 'none', '--fetch-retries', '0'];
  const child = spawn(process.execPath, [...args, ...(token ? ['--//' + host + ':_authToken=' + token] : [])]);
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => child.on('close', () => resolve(text)));
};
const seen = (text, ...words) => words.filter((word) => text.includes(word)).join(' | ') || 'nothing';
console.log('foreign token:', seen(await publish({ name: '@ferry/fares', publishConfig: { access: 'public' } }, 'foreign'), 'E404', '404 Not Found - PUT', 'could not be found or you do not have permission to access it'));
console.log('no token:', seen(await publish({}), 'ENEEDAUTH', 'This command requires you to be logged in'));
const fields = { bin: { ferry: './dist/cli.js' }, repository: 'ferry/fares' };
console.log('corrected:', seen(await publish(fields, 'mine'), 'npm auto-corrected some errors in your package.json when publishing', '"repository" was changed from a string to an object', '"bin[ferry]" script name dist/cli.js was invalid and removed'));
node(npm, 'pkg', 'fix');
console.log('fixed:', read('package.json').replace(/\s+/g, ''));
console.log('after npm pkg fix:', seen(await publish(JSON.parse(read('package.json')), 'mine'), 'auto-corrected'));
server.close();
