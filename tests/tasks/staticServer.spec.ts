import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {createStaticServer, listen} from '../../scripts/staticServer.mjs';

const site = {
  'index.html': 'home',
  '404.html': 'lost',
  'file.html': 'file',
  'folder/index.html': 'folder',
  'both.html': 'both page',
  'both/index.html': 'both folder',
  _headers: '/*\n  X-Frame: no\n',
};

/** The table of https://github.com/slorber/trailing-slash-guide: the text or the redirect that GitHub Pages answers. */
const answers = {
  '/': 'home',
  '/file': 'file',
  '/file/': 'lost',
  '/file.html': 'file',
  '/folder?a=1': '/folder/?a=1',
  '/folder/': 'folder',
  '/folder/index.html': 'folder',
  '/both': 'both page',
  '/both/': 'both folder',
  '/FILE': 'lost',
  '/nothing/at/all': 'lost',
  '/%2e%2e/%2e%2e/etc/passwd': 'lost',
};

test('addresses are found as on GitHub Pages, with the headers of the build', async ({request}, {
  outputDir,
}) => {
  for (const [file, text] of Object.entries(site)) {
    fs.mkdirSync(path.dirname(path.join(outputDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outputDir, file), text);
  }
  const server = createStaticServer({directory: outputDir});
  await listen(server, 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [address, wanted] of Object.entries(answers)) {
    const response = await request.get(origin + address, {maxRedirects: 0});
    const {location, 'x-frame': frame} = response.headers();
    expect(location ?? (await response.text()), address).toBe(wanted);
    expect(location ? 'no' : frame, address).toBe('no');
    expect(response.status() === 404, address).toBe(wanted === 'lost');
  }
  server.close();
});
