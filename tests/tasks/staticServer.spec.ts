import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {createStaticServer, githubPages} from '../../src/tasks/staticServer.mjs';
import {netlify} from '../support/netlify.mjs';

/** The site of https://github.com/slorber/trailing-slash-guide, whose table the rows below repeat. */
const site: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'lost',
  'file.html': 'file',
  'folder/index.html': 'folder',
  'both.html': 'both page',
  'both/index.html': 'both folder',
  'notes.md': '# Notes',
  'assets/js/main.0a1b2c3d.js': `/* ${'long '.repeat(200)} */`,
};

const hosts = {githubPages, netlify};

/** Address, then what each host answers: a text with status 200, a redirect (`> /x`), or `404`. */
const rows = [
  ['/', 'home', 'home'],
  ['/file', 'file', 'file'],
  ['/file/', '404', '> /file'],
  ['/file.html', 'file', 'file'],
  ['/folder', '> /folder/', '> /folder/'],
  ['/folder?a=1', '> /folder/?a=1', '> /folder/?a=1'],
  ['/folder/', 'folder', 'folder'],
  ['/folder/index.html', 'folder', 'folder'],
  ['/both', 'both page', 'both page'],
  ['/both/', 'both folder', '> /both'],
  ['/FILE', '404', '> /file'],
  ['/Folder/', '404', '> /folder/'],
  ['/nothing/at/all', '404', '404'],
] as const;

let directory: string;
const servers: Server[] = [];

async function start(rules: (typeof hosts)[keyof typeof hosts]): Promise<string> {
  const server = createStaticServer({directory, rules});
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

for (const [index, name] of (['githubPages', 'netlify'] as const).entries()) {
  test(`${name} answers as documented`, async ({request}) => {
    const origin = await start(hosts[name]);
    for (const row of rows) {
      const response = await request.get(origin + row[0], {maxRedirects: 0});
      const text = await response.text();
      const answer =
        response.status() === 301
          ? `> ${response.headers().location}`
          : response.status() === 404 && text === 'lost'
            ? '404'
            : text;
      expect(`${row[0]}: ${answer}`).toBe(`${row[0]}: ${row[index === 0 ? 1 : 2]}`);
    }
  });
}

test('types, compression and caching', async ({request}) => {
  const origin = await start(githubPages);
  const script = '/assets/js/main.0a1b2c3d.js';
  for (const [accept, coding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get(origin + script, {headers: {'accept-encoding': accept}});
    expect(response.headers()['content-encoding'], accept).toBe(coding);
    expect(await response.text()).toBe(site[script.slice(1)]);
    expect(response.headers()['cache-control']).toContain('immutable');
  }
  const page = await request.get(`${origin}/file`);
  expect(page.headers()['cache-control']).toContain('must-revalidate');
  expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
  const notes = await request.get(`${origin}/notes.md`);
  expect(notes.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const again = await request.get(`${origin}/file`, {
    headers: {'if-none-match': page.headers().etag ?? ''},
  });
  expect(again.status()).toBe(304);
});

test('nothing outside the folder is served, and only reading is allowed', async ({request}) => {
  const origin = await start(githubPages);
  expect((await request.get(`${origin}/%2e%2e/%2e%2e/etc/passwd`)).status()).toBe(404);
  expect((await request.get(`${origin}/%E0%A4%A`)).status()).toBe(400);
  expect((await request.post(`${origin}/file`)).status()).toBe(405);
});
