import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {createStaticServer} from '../../src/tasks/staticServer.mjs';

/** The site of https://github.com/slorber/trailing-slash-guide, whose table the rows below repeat. */
const site: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'lost',
  'file.html': 'file',
  'folder/index.html': 'folder',
  'both.html': 'both page',
  'both/index.html': 'both folder',
  'assets/js/main.0a1b2c3d.js': 'go()',
  _headers: '/*\n  X-Frame: no\n/assets/*\n  Cache-Control: immutable\n',
};

/** Address, then what GitHub Pages answers: a text with status 200, a redirect (`> /x`), or `404`. */
const rows = [
  ['/', 'home'],
  ['/file', 'file'],
  ['/file/', '404'],
  ['/file.html', 'file'],
  ['/folder', '> /folder/'],
  ['/folder?a=1', '> /folder/?a=1'],
  ['/folder/', 'folder'],
  ['/folder/index.html', 'folder'],
  ['/both', 'both page'],
  ['/both/', 'both folder'],
  ['/FILE', '404'],
  ['/Folder/', '404'],
  ['/nothing/at/all', '404'],
] as const;

let directory: string;
const servers: Server[] = [];

async function start(): Promise<string> {
  const server = createStaticServer({directory});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'static-server-'));
  for (const [file, text] of Object.entries(site)) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    fs.writeFileSync(path.join(directory, file), text);
  }
});

test.afterAll(() => {
  servers.forEach((server) => server.close());
  fs.rmSync(directory, {recursive: true});
});

test('addresses are found as on GitHub Pages', async ({request}) => {
  const origin = await start();
  for (const [address, wanted] of rows) {
    const response = await request.get(origin + address, {maxRedirects: 0});
    const text = await response.text();
    const answer =
      response.status() === 301
        ? `> ${response.headers().location}`
        : response.status() === 404 && text === 'lost'
          ? '404'
          : text;
    expect(`${address}: ${answer}`).toBe(`${address}: ${wanted}`);
  }
});

test('the headers of the build are sent, and an unchanged page is not sent again', async ({
  request,
}) => {
  const origin = await start();
  const script = await request.get(`${origin}/assets/js/main.0a1b2c3d.js`);
  expect(script.headers()).toMatchObject({'x-frame': 'no', 'cache-control': 'immutable'});
  const page = await request.get(`${origin}/file`);
  expect(page.headers()).toMatchObject({
    'x-frame': 'no',
    'content-type': 'text/html;charset=utf-8',
  });
  const again = await request.get(`${origin}/file`, {
    headers: {'if-none-match': page.headers().etag ?? ''},
  });
  expect(again.status()).toBe(304);
  expect((await request.get(`${origin}/nothing`)).headers()['x-frame']).toBe('no');
});

test('nothing outside the folder is served', async ({request}) => {
  const origin = await start();
  expect((await request.get(`${origin}/%2e%2e/%2e%2e/etc/passwd`)).status()).toBe(404);
  expect((await request.get(`${origin}/%E0%A4%A`)).status()).toBe(400);
});
