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
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

async function read(): Promise<Quality> {
  const createData = jest.fn<Promise<string>, [string, string]>();
  await siteQuality({siteDir}).contentLoaded?.({actions: {createData}} as never);
  const [, json = ''] = createData.mock.calls[0] ?? [];
  return JSON.parse(json) as Quality;
}

const links = async (): Promise<string[]> => (await read()).pages.map(({href}) => href);

test('the page of quality links to the pages that it counts', async () => {
  expect(await links()).toEqual(['/guide/new', '/blog/post']);
});

test('beside a released version, those are the pages of the next one, which may be new', async () => {
  write('versions.json', '["1.0"]');
  expect(await links()).toEqual(['/next/guide/new', '/blog/post']);
});

test('it names for each language what is left to do, in each version that readers have', async () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs';
  const page = 'Here.\n\n## Old {#old}\n\nIt was so.\n';
  write('versions.json', '["1.0"]');
  write('docs/guide/a.mdx', page);
  write(`${folder}/current/guide/a.mdx`, page);
  write('versioned_docs/version-1.0/guide/a.mdx', page);
  signOff(siteDir, 'zh', () => true);
  write('docs/guide/a.mdx', page.replace('was', 'is'));

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
  const page = 'Here.\n\n## One {#one}\n\nIt is.\n\n## Two {#two}\n\nIt is, too.\n';
  write('docs/guide/new.mdx', page);
  write(
    'i18n/zh/docusaurus-plugin-content-docs/current/guide/new.mdx',
    page.slice(0, page.indexOf('## Two')),
  );
  signOff(siteDir, 'zh', () => true);

  const {pages, translations} = await read();
  expect(pages.find(({route}) => route === '/guide/new')).toMatchObject({
    sections: 3,
    translated: 2,
  });
  expect(translations[0]?.behind[0]).toMatchObject({kind: 'missing', href: '/guide/new#two'});
});
