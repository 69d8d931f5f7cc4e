// cspell:ignore Celsewhere
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {compressFolder} from '../../src/tasks/compressFolder.mjs';
import {findNginx, noNginxMessage} from '../../src/tasks/nginx.mjs';
import {readHeaders} from '../../src/tasks/staticServer.mjs';
import {expect, open, test} from '../support/fixtures';
import {buildDirectory, nginxSite} from '../support/hosts';
import {names} from '../support/names';
import {observatoryScore} from '../support/observatory';
import {guidePage} from '../support/routes';
import {find, options} from '../support/search/modal';
import {hasBrotli, startNginx, type RunningNginx} from '../support/nginx.mjs';

/* The built site behind a real nginx, with the configuration that the build has made for it. */

test.describe.configure({mode: 'serial'});
// A run of GitHub Actions has it, and fails without it.
test.skip(() => findNginx() === null && !process.env.GITHUB_ACTIONS, noNginxMessage);
test.use({baseURL: nginxSite.origin});

let nginx: RunningNginx;
let directory: string;

/** Compressed for the tests; the whole build takes a minute. */
const compressed = ['index.html', `${guidePage.slice(1)}.html`];

test.beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
  fs.cpSync(buildDirectory, directory, {recursive: true});
  await compressFolder(directory, (name) => compressed.includes(name));
  nginx = await startNginx(directory, nginxSite.port);
});

test.afterAll(async () => {
  await nginx?.stop();
  fs.rmSync(directory, {recursive: true, force: true});
});

for (const [address, status] of [
  ['/', 200],
  [guidePage, 200],
  ['/nothing', 404],
  ['/index.html', 301],
] as const) {
  test(`${address} says what every answer says`, async ({request}) => {
    const response = await request.get(address, {maxRedirects: 0});
    const told = readHeaders(fs.readFileSync(path.join(directory, '_headers'), 'utf8'))('/');
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject(told);
    expect(observatoryScore(response.headers())).toBeGreaterThanOrEqual(130);
  });
}

test('types and caching are those of the files', async ({request}) => {
  const html = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/js\/lean\.[\w.]+\.js/.exec(html) ?? [];
  const [style = ''] = /\/assets\/css\/styles\.[\w.]+\.css/.exec(html) ?? [];
  for (const [address, type, caching] of [
    ['/', 'text/html; charset=utf-8', 'max-age=0, must-revalidate'],
    [`${guidePage}.md`, 'text/markdown; charset=utf-8', 'max-age=0, must-revalidate'],
    ['/llms.txt', 'text/plain; charset=utf-8', 'max-age=0, must-revalidate'],
    ['/search-index.json', 'application/json; charset=utf-8', 'max-age=0, must-revalidate'],
    ['/sitemap.xml', 'text/xml; charset=utf-8', 'max-age=0, must-revalidate'],
    ['/icon.svg', 'image/svg+xml', 'max-age=0, must-revalidate'],
    [script, 'application/javascript; charset=utf-8', 'max-age=31536000, immutable'],
    [style, 'text/css; charset=utf-8', 'max-age=31536000, immutable'],
  ] as const) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-type'], address).toBe(type);
    expect(headers['cache-control'], address).toBe(`public, ${caching}`);
  }
});

test('what has not changed is not sent again', async ({request}) => {
  const {etag = ''} = (await request.get('/llms.txt')).headers();
  const again = await request.get('/llms.txt', {headers: {'if-none-match': etag}});
  expect(again.status()).toBe(304);
});

test('pages are sent as they were compressed', async ({request}) => {
  for (const file of compressed) {
    for (const [accept, coding, ending] of [
      ...(hasBrotli ? [['gzip, br', 'br', '.br'] as const] : []),
      ['gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const address = `/${file.replace(/(?:index)?\.html$/, '')}`;
      const response = await request.head(address, {headers: {'accept-encoding': accept}});
      const headers = response.headers();
      expect(headers['content-encoding'], `${address} ${accept}`).toBe(coding);
      expect(Number(headers['content-length']), `${address} ${accept}`).toBe(
        fs.statSync(path.join(directory, file + ending)).size,
      );
      expect(headers.vary).toBe('Accept-Encoding');
    }
  }
});

/** Odd spellings, each with where it leads; `404` for nothing. */
for (const [odd, wanted] of [
  ['/index.html', '/'],
  ['/index?a=1', '/?a=1'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
  ['/guide/start/quick-start/?a=1', '/guide/start/quick-start?a=1'],
  ['/guide/start/quick-start.html', '/guide/start/quick-start'],
  ['/guide/start/quick-start.html?a=/b', '/guide/start/quick-start?a=/b'],
  ['/zh', '/zh/'],
  ['/zh/guide/start/quick-start/', '/zh/guide/start/quick-start'],
  // Nothing leads to another host, and nothing begins a header.
  ['//elsewhere.test/index.html', 404],
  ['//elsewhere.test/guide/', 404],
  ['/%5Celsewhere.test/index.html', 404],
  ['/a%0D%0AX-Header:b/index.html', 404],
  // Folders without a page, and the files that are for the server.
  ['/assets/', 404],
  ['/nginx.conf', 404],
  ['/_headers', 404],
] as const) {
  test(`RT-13 ${odd} leads to ${wanted}`, async ({request}) => {
    const response = await request.get(nginxSite.origin + odd, {maxRedirects: 0});
    expect(response.headers().location ?? response.status()).toBe(wanted);
  });
}

test('NF-1 what is not there is answered in the language of its address', async ({request}) => {
  for (const [address, lang] of [
    ['/nothing', 'en'],
    ['/nothing.md', 'en'],
    ['/zh/nothing', 'zh'],
    ['/zh/nothing/', 'zh'],
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(/<html[^>]* lang=(\w+)/.exec(await response.text())?.[1], address).toBe(lang);
  }
});

test('a reader goes from page to page, and searches', async ({page}) => {
  await open(page, guidePage);
  await page
    .getByRole('navigation', {name: names.en.sidebar})
    .getByRole('link', {name: 'Glossary'})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
  await find(page, 'dts');
  await expect(options(page).first()).toBeVisible();
});
