import fs from 'node:fs/promises';
import path from 'node:path';

import {
  markdownCopies,
  notFoundPage,
  renameFiles,
  searchIndex,
  writeFiles,
} from '../../../../src/plugins/output';
import {feed, llms, sitemap} from '../../../../src/plugins/output/lists';
import {contextOf, filesIn, entry, write} from './support';

const entries = [
  entry({routePath: '/zh/', kind: 'home', description: 'The tool'}),
  entry({
    routePath: '/zh/guide/start/',
    title: '介绍',
    description: '是什么',
    sidebarPath: ['开始'],
    markdown: '# 介绍\n\n正文\n',
    lastUpdatedTime: Date.UTC(2026, 10, 20, 13),
  }),
  entry({routePath: '/zh/loose', title: 'Loose', markdown: '# Loose\n'}),
  entry({
    routePath: '/zh/guide/start/quick-start',
    title: '快速上手',
    sidebarPath: ['开始'],
    markdown: '# 快速上手\n',
  }),
  entry({routePath: '/zh/1.0/x', title: 'Old', markdown: '# Old\n', version: '1.0'}),
];

test('RT-12 routes without a trailing slash become files, folders of other pages stay', async () => {
  const {outDir} = await contextOf('/zh/', []);
  for (const name of ['guide', 'guide/quick-start', 'blog/tags', 'blog/tags/a']) {
    await write(outDir, `${name}/index.html`, name);
  }
  const routes = ['/zh/guide/', '/zh/guide/quick-start', '/zh/404.html', '/zh/blog/tags'];
  await renameFiles(outDir, '/zh/', routes);
  expect(await filesIn(outDir)).toEqual([
    'blog/tags.html',
    'blog/tags/a/index.html',
    'guide/index.html',
    'guide/quick-start.html',
  ]);
});

test('HD-3 SR-9 a language has its copies next to the pages, its lists, and an index per version', async () => {
  const context = await contextOf('/zh/', entries);
  await writeFiles([...markdownCopies(context), ...llms(context), ...searchIndex(context)]);
  expect(await filesIn(context.rootDir)).toEqual([
    'zh/1.0/x.md',
    'zh/guide/start.md',
    'zh/guide/start/quick-start.md',
    'zh/llms-full.txt',
    'zh/llms.txt',
    'zh/loose.md',
    'zh/search-index-1.0.json',
    'zh/search-index.json',
  ]);
});

test('HD-3 llms.txt has a section per sidebar category, llms-full.txt the text of the same pages', async () => {
  const [index, full] = llms(await contextOf('/zh/', entries)).map(([, text]) => text);
  expect(index).toBe(
    `# Rslib

> The tool

## 开始

- [介绍](https://rslib.rs/zh/guide/start.md): 是什么
- [快速上手](https://rslib.rs/zh/guide/start/quick-start.md)

## Rslib

- [Loose](https://rslib.rs/zh/loose.md)
`,
  );
  expect(full).toContain('---\n\nSource: https://rslib.rs/zh/guide/start/\n\n# 介绍\n\n正文\n');
  expect(full?.match(/^Source: /gm)).toHaveLength(3);
});

const pathsIn = (xml = ''): string[] =>
  [...xml.matchAll(/<loc>https:\/\/rslib\.rs([^<]+)/g)].map(([, path = '']) => path);

test('HD-2 the sitemap grows language by language, without pages that are not indexed', async () => {
  const zh = {
    ...(await contextOf('/zh/', entries)),
    otherRoutes: ['/zh/blog/tags'],
    notIndexed: new Set(['/zh/1.0/x']),
  };
  const [chinese = '', robots] = (await sitemap(zh)).map(([, text]) => text);
  expect(chinese).toContain(
    '<url><loc>https://rslib.rs/zh/guide/start/</loc><lastmod>2026-11-20</lastmod></url>',
  );
  expect(chinese).toContain('<url><loc>https://rslib.rs/zh/blog/tags</loc></url>');
  expect(robots).toContain('\nSitemap: https://rslib.rs/sitemap.xml\n');
  const own = pathsIn(chinese);
  expect(own).not.toContain('/zh/1.0/x');

  const en = await contextOf('/', [entry({routePath: '/'})], zh.rootDir);
  expect(pathsIn((await sitemap(en))[0]?.[1])).toEqual(['/', ...own]);

  const hidden = {
    ...(await contextOf('/', [entry({routePath: '/'})])),
    notIndexed: new Set(['/']),
  };
  expect((await sitemap(hidden)).map(([, text]) => text)).toEqual(['User-agent: *\nAllow: /\n']);
});

test('HD-1 RT-12 each post is an item of the feed with its clean address, date and whole text', async () => {
  const list = entry({routePath: '/zh/blog/', kind: 'list', title: '博客', description: '文章'});
  const post = entry({
    routePath: '/zh/blog/new',
    kind: 'post',
    title: 'New & more',
    description: 'About it',
    date: '2025-05-14T00:00:00.000Z',
    markdown: '# T\n\n> About it\n\n**粗体。**字\n\n| a |\n| - |\n| b |\n',
  });
  const context = await contextOf('/zh/', [list, post]);
  const [file = '', xml = ''] = feed(context).flat();
  expect(path.relative(context.rootDir, file)).toBe('rss/blog-rss-zh.xml');
  for (const part of [
    '<rss version="2.0"',
    '<language>zh-CN</language>',
    '<link>https://rslib.rs/zh/blog/</link>',
    '<lastBuildDate>Wed, 14 May 2025 00:00:00 GMT</lastBuildDate>',
    '<title><![CDATA[New & more]]></title>',
    '<link>https://rslib.rs/zh/blog/new</link>',
    '<pubDate>Wed, 14 May 2025 00:00:00 GMT</pubDate>',
    '<content:encoded><![CDATA[<p><strong>粗体。</strong>字</p>',
    '<td>b</td>',
  ]) {
    expect(xml).toContain(part);
  }
  expect(feed(await contextOf('/', []))).toEqual([]);
});

test('RT-13 RT-18 the script of the 404 page comes first, and reads the routes beside it', async () => {
  const context = await contextOf('/zh/', entries);
  await write(context.outDir, '404.html', '<head><meta charset=UTF-8><title>404</title></head>');
  await writeFiles(await notFoundPage(context, 'x($&)'));
  const read = (name: string): Promise<string> =>
    fs.readFile(path.join(context.outDir, name), 'utf8');
  expect(await read('404.html')).toBe(
    '<head><meta charset=UTF-8><script>x($&)</script><title>404</title></head>',
  );
  expect(JSON.parse(await read('routes.json'))).toEqual(
    entries.map(({routePath}) => routePath).toSorted(),
  );
});
