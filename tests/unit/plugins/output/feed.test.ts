/** @jest-environment jsdom */
import path from 'node:path';

import type {OutputContext} from '../../../../src/plugins/output';
import {feed} from '../../../../src/plugins/output/steps/feed';
import {contextOf, record} from './support';

const list = record({
  routePath: '/zh/blog/',
  kind: 'list',
  title: '博客',
  description: '文章',
  sidebarPath: ['博客'],
});

function post(name: string, date: string, markdown: string) {
  return record({
    routePath: `/zh/blog/${name}`,
    kind: 'post',
    title: `Post ${name} & more`,
    description: 'About it',
    date,
    markdown,
  });
}

const records = [
  list,
  post(
    'new',
    '2025-05-14T00:00:00.000Z',
    '# T\n\n> About it\n\n**粗体。**字\n\n| a |\n| - |\n| b |\n',
  ),
  post('old', '2024-01-01T00:00:00.000Z', '# T\n\nText\n'),
];

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter(({tagName}) => tagName === name);
}

function textOf(parent: Element | undefined, name: string): string {
  return (parent && childrenOf(parent, name)[0]?.textContent) ?? '';
}

const feedXml = (context: OutputContext): string => feed(context)[0]?.[1] ?? '';

async function channel(): Promise<Element> {
  const xml = feedXml(await contextOf('/zh/', records));
  const rss = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  expect([rss.tagName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  const [found] = childrenOf(rss, 'channel');
  if (!found) {
    throw new Error(`no channel in ${xml}`);
  }
  return found;
}

test('HD-1 the feed names its language, its page and itself', async () => {
  const found = await channel();
  expect(textOf(found, 'language')).toBe('zh-CN');
  expect(textOf(found, 'title')).toBe('Rslib - 博客');
  expect(textOf(found, 'link')).toBe('https://rslib.rs/zh/blog/');
  expect(textOf(found, 'description')).toBe('文章');
  const [self] = childrenOf(found, 'atom:link');
  expect(self?.getAttribute('rel')).toBe('self');
  expect(self?.getAttribute('href')).toBe('https://rslib.rs/rss/blog-rss-zh.xml');
});

test('HD-1 RT-12 each post is an item with its clean address, date and whole text', async () => {
  const items = childrenOf(await channel(), 'item');
  expect(items.map((item) => textOf(item, 'link'))).toEqual([
    'https://rslib.rs/zh/blog/new',
    'https://rslib.rs/zh/blog/old',
  ]);
  const [first] = items;
  expect(textOf(first, 'title')).toBe('Post new & more');
  expect(new Date(textOf(first, 'pubDate')).toISOString()).toBe('2025-05-14T00:00:00.000Z');
  expect(textOf(first, 'description')).toBe('About it');
  const content = textOf(first, 'content:encoded');
  expect(content).toMatch(/^<p><strong>粗体。<\/strong>字<\/p>/);
  expect(content).toContain('<td>b</td>');
});

test('HD-1 the same posts give the same bytes: the feed is as old as its latest post', async () => {
  const context = await contextOf('/zh/', records);
  expect(feedXml(context)).toBe(feedXml(context));
  expect(textOf(await channel(), 'lastBuildDate')).toBe('Wed, 14 May 2025 00:00:00 GMT');
});

test('HD-1 both feeds are at the root of the site', async () => {
  const chinese = await contextOf('/zh/', records);
  const english = await contextOf('/', [{...list, routePath: '/blog/'}], chinese.rootDir);
  const files = [...feed(chinese), ...feed(english)].map(([file]) => file);
  expect(files.map((file) => path.relative(chinese.rootDir, file))).toEqual([
    'rss/blog-rss-zh.xml',
    'rss/blog-rss.xml',
  ]);
});

test('a site without a blog has no feed', async () => {
  const context = await contextOf('/', []);
  expect(feed(context)).toEqual([]);
});

test('HD-1 nothing that a post says ends a section of the feed, or is more than XML can hold', async () => {
  const hostile = 'a ]]> b ]]> \u0001\uD800 c';
  const own = post('hostile', '2025-06-01T00:00:00.000Z', `# T\n\nText: ${hostile}\n`);
  const context = await contextOf('/zh/', [list, {...own, title: hostile, description: hostile}]);
  const document = new DOMParser().parseFromString(feedXml(context), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('item title')?.textContent).toBe('a ]]&gt; b ]]&gt;  c');
});
