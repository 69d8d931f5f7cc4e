import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import http from 'node:http';

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const asked = [];
const start = async (name) => {
  const server = http.createServer((request, response) => {
    asked.push(name + ' ' + request.method);
    request.resume();
    response.writeHead(request.method === 'PUT' ? 200 : 404, { 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: '127.0.0.1:' + server.address().port + '/' };
};
const own = await start('private');
const usual = await start('public');
const token = ({ host }) => '//' + host + ':_authToken=x\n';
const run = async (name, rc, manifest, ...args) => {
  asked.length = 0;
  fs.writeFileSync('.npmrc', 'registry=http://' + usual.host + '\nfetch-retries=0\n' + token(own) + token(usual) + rc);
  fs.writeFileSync('package.json', JSON.stringify({ name: '@quay/fares', version: '1.0.0', ...manifest }));
  const child = spawn(process.execPath, [npm, ...args, '--userconfig', 'none']);
  await new Promise((resolve) => child.on('close', resolve));
  console.log(name + ':', [...new Set(asked)].filter((one) => /PUT|GET/.test(one)).join() || 'nothing');
};
const publishConfig = { registry: 'http://' + own.host };
const scope = '@quay:registry=http://' + own.host + '\n';
await run('npm publish with publishConfig', '', { publishConfig }, 'publish', '--ignore-scripts');
await run('npm publish without publishConfig', '', {}, 'publish', '--ignore-scripts');
await run('npm view with the scope', scope, {}, 'view', '@quay/other');
await run('npm view with publishConfig', '', { publishConfig }, 'view', '@quay/other');
own.server.close();
usual.server.close();
