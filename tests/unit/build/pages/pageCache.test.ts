import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import type {PageRecord} from '../../../../src/build/pages';
import {markdownOptions} from './support';

const cacheFile = 'node_modules/.cache/page-index/en.json';
const switchName = 'DOCUSAURUS_NO_PERSISTENT_CACHE';
const switchBefore = process.env[switchName];

let siteDir: string;

async function write(name: string, text: string): Promise<void> {
  const file = path.join(siteDir, name);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

beforeEach(async () => {
  delete process.env[switchName];
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'page-cache-'));
  await write('package-lock.json', '{}');
  await write('docusaurus.config.ts', '');
  await write('src/plugin.ts', '1');
  await write('docs/page.mdx', "import F from './f.mdx';\n\n<F />\n\n[other](./other.mdx)\n");
  await write('docs/f.mdx', 'Old words.\n');
});

afterAll(() => {
  if (switchBefore === undefined) {
    delete process.env[switchName];
  } else {
    process.env[switchName] = switchBefore;
  }
});

function content(otherPermalink: string): AllContent {
  const doc = (name: string, permalink: string) => ({
    id: name,
    title: name,
    description: '',
    source: `@site/docs/${name}.mdx`,
    permalink,
    frontMatter: {},
    unlisted: false,
  });
  const docs = [doc('page', '/page'), doc('other', otherPermalink)];
  const version = {contentPath: path.join(siteDir, 'docs'), docs, sidebars: {}};
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
}

/** The Markdown copy of the page, from a build with modules as new as in a process of its own. */
async function build(otherPermalink = '/other'): Promise<string | null | undefined> {
  await write('docs/other.mdx', 'Other.\n');
  jest.resetModules();
  const {default: pageIndex} = await import('../../../../src/build/pages');
  const context = {
    siteDir,
    siteConfig: {url: 'https://rslib.rs', baseUrl: '/', markdown: markdownOptions},
    i18n: {currentLocale: 'en'},
    codeTranslations: {},
  } as unknown as LoadContext;
  let records: PageRecord[] = [];
  const actions: PluginContentLoadedActions = {
    addRoute: () => undefined,
    createData: (name, data) => {
      records = name === 'records.en.json' ? (JSON.parse(data as string) as PageRecord[]) : records;
      return Promise.resolve(name);
    },
    setGlobalData: () => undefined,
  };
  await pageIndex(context).allContentLoaded?.({allContent: content(otherPermalink), actions});
  return records.find(({routePath}) => routePath === '/page')?.markdown;
}

/** Which file the cache is; each writing makes a new one. */
async function fileNumber(): Promise<number> {
  return (await fs.stat(path.join(siteDir, cacheFile))).ino;
}

test('a second build writes the same copy from the cache', async () => {
  const first = await build();
  const before = await fileNumber();
  expect(first).toContain('Old words.');
  expect(await build()).toBe(first);
  expect(await fileNumber()).toBe(before);
});

test('an edited fragment changes the pages that show it', async () => {
  await build();
  await write('docs/f.mdx', 'New words.\n');
  expect(await build()).toContain('New words.');
});

test('a page that moves changes the links to it in others', async () => {
  expect(await build()).toContain('(https://rslib.rs/other)');
  expect(await build('/moved')).toContain('(https://rslib.rs/moved)');
});

test.each(['src/plugin.ts', 'package-lock.json', 'docusaurus.config.ts'])(
  'another %s starts over',
  async (name) => {
    await build();
    const before = await fs.readFile(path.join(siteDir, cacheFile), 'utf8');
    await write(name, '{"changed": true}');
    await build();
    expect(await fs.readFile(path.join(siteDir, cacheFile), 'utf8')).not.toBe(before);
  },
);

test('nothing is kept where Docusaurus keeps nothing', async () => {
  process.env[switchName] = '1';
  expect(await build()).toContain('Old words.');
  await expect(fileNumber()).rejects.toThrow('ENOENT');
});
