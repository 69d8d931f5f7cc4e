import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import siteQuality from '../../../src/build/quality';
import {signOff} from '../../../src/tasks/translations/ledger.mjs';
import type {Quality} from '../../../src/quality/types';

let siteDir = '';

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quality-'));
  write('docs/guide/new.mdx', 'New here.');
  write('blog/post.mdx', 'A post.');
  docs = [page('docs/guide/new', '/guide/new')];
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const page = (source: string, permalink: string, more: object = {}): object => ({
  source: `@site/${source}.mdx`,
  permalink: `/base${permalink}`,
  unlisted: false,
  ...more,
});

const post = page('blog/post', '/blog/post');
let docs = [page('docs/guide/new', '/guide/new')];

async function read(): Promise<Quality> {
  const createData = jest.fn<Promise<string>, [string, string]>();
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: post}]}},
  };
  await siteQuality({siteDir, baseUrl: '/base/'}).allContentLoaded?.({
    allContent,
    actions: {createData},
  } as never);
  const [, json = ''] = createData.mock.calls[0] ?? [];
  return JSON.parse(json) as Quality;
}

const links = async (): Promise<string[]> => (await read()).pages.map(({href}) => href);

test('the page of quality links to the pages that it counts', async () => {
  expect(await links()).toEqual(['/guide/new', '/blog/post']);
});

test('it has no page without an address of its own, or that is unlisted', async () => {
  for (const name of ['draft', 'hidden', 'moved', '_part', 'shared/part']) {
    write(`docs/guide/${name}.mdx`, 'Here.');
  }
  docs = [
    page('docs/guide/hidden', '/guide/hidden', {unlisted: true}),
    page('i18n/zh/docusaurus-plugin-content-docs/current/guide/moved', '/elsewhere'),
  ];
  expect(await links()).toEqual(['/elsewhere', '/blog/post']);
  const [{behind} = {behind: []}] = (await read()).translations;
  expect(behind.map(({href}) => href)).toContain('docs/guide/draft.mdx');
});

test('beside a released version, those are the pages of the next one, which may be new', async () => {
  write('versions.json', '["1.0"]');
  docs = [page('docs/guide/new', '/next/guide/new')];
  expect(await links()).toEqual(['/next/guide/new', '/blog/post']);
});

test('it names for each language what is left to do, in each version that readers have', async () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs';
  const text = 'Here.\n\n## Old {#old}\n\nIt was so.\n';
  docs = [
    page('docs/guide/a', '/next/guide/a'),
    page('docs/guide/new', '/next/guide/new'),
    page('versioned_docs/version-1.0/guide/a', '/guide/a'),
  ];
  write('versions.json', '["1.0"]');
  write('docs/guide/a.mdx', text);
  write(`${folder}/current/guide/a.mdx`, text);
  write('versioned_docs/version-1.0/guide/a.mdx', text);
  signOff(siteDir, 'zh', () => true);
  write('docs/guide/a.mdx', text.replace('was', 'is'));

  const [{label, behind} = {label: '', behind: []}] = (await read()).translations;
  expect(label).toBe('简体中文');
  expect(behind.map(({href, kind, words}) => `${kind} ${href} ${words}`)).toEqual([
    'changed /next/guide/a#old 6',
    'missing /next/guide/new 2',
    'missing /guide/a 7',
    'missing /blog/post 2',
  ]);
});

test('a section that a translation lacks is counted alone', async () => {
  const text = 'Here.\n\n## One {#one}\n\nIt is.\n\n## Two {#two}\n\nIt is, too.\n';
  write('docs/guide/new.mdx', text);
  write(
    'i18n/zh/docusaurus-plugin-content-docs/current/guide/new.mdx',
    text.slice(0, text.indexOf('## Two')),
  );
  signOff(siteDir, 'zh', () => true);

  const {pages, translations} = await read();
  expect(pages.find(({route}) => route === '/guide/new')).toMatchObject({
    sections: 3,
    translated: 2,
  });
  expect(translations[0]?.behind[0]).toMatchObject({kind: 'missing', href: '/guide/new#two'});
});
