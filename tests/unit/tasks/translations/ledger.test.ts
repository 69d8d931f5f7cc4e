import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {comparison} from '../../../../src/tasks/translations/compare.mjs';
import {
  findStale,
  readLedger,
  signOff,
  staleSections,
} from '../../../../src/tasks/translations/ledger.mjs';
import {sectionsOf} from '../../../../src/tasks/translations/sections.mjs';

const page = [
  '---',
  'title: A page',
  '---',
  '',
  'What it is for.',
  '',
  '## Install {#install}',
  '',
  '```bash',
  '## No heading {#none}',
  '```',
  '',
  '### By hand {#by-hand}',
  '',
  'Two words.',
].join('\n');

let root = '';

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};

const kinds = (): string[] =>
  findStale(root, 'zh').map(({kind, page: name, section}) => `${kind} ${name}#${section}`);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
  fs.mkdirSync(path.join(root, 'blog'));
  write('docs/a.mdx', page);
  write('i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', 'translated');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('sectionsOf', () => {
  it('cuts at headings with an id, and never inside a sample', () => {
    expect([...sectionsOf(page).keys()]).toEqual(['introduction', 'install', 'by-hand']);
    expect(sectionsOf(page).get('install')).toContain('## No heading');
  });
});

describe('the ledger of translations', () => {
  it('knows nothing at first, and everything once it is signed', () => {
    expect(kinds()).toEqual([
      'new docs/a.mdx#introduction',
      'new docs/a.mdx#install',
      'new docs/a.mdx#by-hand',
    ]);
    expect(signOff(root, 'zh', () => true)).toBe(3);
    expect(kinds()).toEqual([]);
  });

  it('finds the one section that changed, and that alone is signed off', () => {
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.replace('Two words', 'Other words').replace('What it', 'What this'));
    expect(kinds()).toEqual(['changed docs/a.mdx#introduction', 'changed docs/a.mdx#by-hand']);

    signOff(root, 'zh', (_, section) => section === 'by-hand');
    expect(kinds()).toEqual(['changed docs/a.mdx#introduction']);
  });

  it('gives readers the sections that changed, and not those that nobody has signed', () => {
    expect(staleSections(root, 'zh')).toEqual(new Map());
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.replace('Two words', 'Other words').replace('What it', 'What this'));
    expect(staleSections(root, 'zh')).toEqual(
      new Map([
        ['i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', ['introduction', 'by-hand']],
      ]),
    );
  });

  it('is not disturbed by white space at the end of lines', () => {
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.replaceAll('\n', '  \n'));
    expect(kinds()).toEqual([]);
  });

  it('tells of sections that are gone, and forgets them when they are signed', () => {
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.slice(0, page.indexOf('### ')));
    expect(kinds()).toEqual(['extra docs/a.mdx#by-hand']);

    signOff(root, 'zh', () => true);
    expect(Object.keys(readLedger(root, 'zh')['docs/a.mdx'] ?? {})).toEqual([
      'introduction',
      'install',
    ]);
  });

  it('names a page without a translation, which cannot be signed', () => {
    write('docs/b.md', 'New here.');
    signOff(root, 'zh', () => true);
    expect(findStale(root, 'zh')).toMatchObject([{page: 'docs/b.md', kind: 'missing', words: 2}]);
  });
});

describe('a page beside its translation', () => {
  const translation = [
    '介绍',
    '## 安装 {#install}',
    '用 <Tabs> & 运行',
    '### 手动 {#by-hand}',
    '两个词。',
    '## 多余 {#more}',
    '没有原文。',
  ].join('\n');

  /** Id, mark and both texts of each row, as a browser reads them. */
  const rows = (): (string | undefined)[][] => {
    const html = comparison(root, 'zh', 'docs/a.mdx');
    return [
      ...html.matchAll(
        /<section id="(.*?)"(?: data-kind="(.*?)")?>.*?<pre>(.*?)<\/pre><pre lang="zh">(.*?)<\/pre>/gs,
      ),
    ].map(([, ...row]) => row);
  };

  beforeEach(() => {
    write('i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', translation);
    signOff(root, 'zh', () => true);
  });

  it('has a row for each section, and what only one of them has stands alone', () => {
    expect(rows().map(([id, kind]) => [id, kind])).toEqual([
      ['introduction', undefined],
      ['install', undefined],
      ['by-hand', undefined],
      ['more', undefined],
    ]);
    expect(rows()[2]).toEqual([
      'by-hand',
      undefined,
      '### By hand {#by-hand}\n\nTwo words.',
      '### 手动 {#by-hand}\n两个词。',
    ]);
    expect(rows()[3]?.[2]).toBe('');
  });

  it('shows markup as text, and marks the section that changed', () => {
    write('docs/a.mdx', page.replace('Two words', 'Other words'));
    expect(rows().map(([, kind]) => kind)).toEqual([undefined, undefined, 'changed', undefined]);
    expect(rows()[1]?.[3]).toContain('用 &lt;Tabs> &amp; 运行');
  });
});
