import fs from 'node:fs/promises';
import path from 'node:path';

import {
  mergeItems,
  sitemapItems,
  sitemapXml,
  writeSitemap,
} from '../../../../src/build/output/steps/sitemap';
import {contextOf, record} from './support';

const english = ['/', '/guide/', '/guide/start'].map((routePath) =>
  record({routePath, lastUpdatedTime: Date.UTC(2026, 10, 20, 13)}),
);
const chinese = ['/zh/', '/zh/guide/', '/zh/guide/start'].map((routePath) => record({routePath}));

function urlsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
}

test('HD-2 an entry names its twins, x-default included, and the day of its last change', async () => {
  const xml = await sitemapXml(sitemapItems(await contextOf('/', english.slice(2))));
  expect(xml).toContain(
    '<url><loc>https://rslib.rs/guide/start</loc><lastmod>2026-11-20</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://rslib.rs/guide/start"/>' +
      '<xhtml:link rel="alternate" hreflang="zh" href="https://rslib.rs/zh/guide/start"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://rslib.rs/guide/start"/></url>',
  );
});

test('HD-2 one sitemap at the root grows language by language, in any order', async () => {
  const en = await contextOf('/', english);
  const zh = await contextOf('/zh/', chinese, en.rootDir);
  const file = path.join(en.rootDir, 'sitemap.xml');
  await writeSitemap(en);
  await writeSitemap(zh);
  const both = await fs.readFile(file, 'utf8');
  expect(urlsIn(both)).toEqual(
    [...english, ...chinese].map(({routePath}) => `https://rslib.rs${routePath}`),
  );
  await writeSitemap(en);
  expect(await fs.readFile(file, 'utf8')).toBe(both);
});

test('HD-2 a page that is gone leaves the sitemap with its language, the other language stays', async () => {
  const en = await contextOf('/', english);
  const zh = await contextOf('/zh/', chinese);
  const all = [...sitemapItems(en), ...sitemapItems(zh)];
  const fewer = sitemapItems({...en, records: english.slice(0, 1)});
  const urls = mergeItems(all, fewer, en).map(({url}) => new URL(url).pathname);
  expect(urls).toEqual(['/', '/zh/', '/zh/guide/', '/zh/guide/start']);
  const fewerZh = sitemapItems({...zh, records: chinese.slice(0, 1)});
  expect(mergeItems(all, fewerZh, zh).map(({url}) => new URL(url).pathname)).toEqual([
    '/',
    '/guide/',
    '/guide/start',
    '/zh/',
  ]);
});

test('HD-2 robots.txt names the sitemap', async () => {
  const context = await contextOf('/zh/', chinese);
  await writeSitemap(context);
  expect(await fs.readFile(path.join(context.rootDir, 'robots.txt'), 'utf8')).toContain(
    '\nSitemap: https://rslib.rs/sitemap.xml\n',
  );
});
