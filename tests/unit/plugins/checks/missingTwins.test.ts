import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {missingTwins} from '../../../../src/plugins/checks';

const i18n = {locales: ['en', 'zh', 'ja'], defaultLocale: 'en'};
const docs = 'docusaurus-plugin-content-docs';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

function write(...files: string[]): void {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), '');
  }
}

const writeVersions = (...names: string[]): void =>
  fs.writeFileSync(path.join(siteDir, 'versions.json'), JSON.stringify(names));

test('RT-1 a page without its twin is named, in each language and both ways', () => {
  write(
    'docs/guide/both.mdx',
    'docs/guide/alone.mdx',
    `i18n/zh/${docs}/current/guide/both.mdx`,
    `i18n/ja/${docs}/current/guide/both.mdx`,
    `i18n/ja/${docs}/current/guide/alone.mdx`,
    `i18n/ja/${docs}/current/guide/extra.md`,
  );
  expect(missingTwins(siteDir, i18n)).toEqual([
    `docs/guide/alone.mdx has no twin: write i18n/zh/${docs}/current/guide/alone.mdx`,
    `i18n/ja/${docs}/current/guide/extra.md has no twin: write docs/guide/extra.md`,
  ]);
});

test('RT-1 posts and versions have twins, fragments and pictures need none', () => {
  writeVersions('1.0');
  write(
    'versioned_docs/version-1.0/a.mdx',
    'blog/post.mdx',
    'docs/shared/part.mdx',
    'docs/_part.mdx',
    'docs/picture.png',
  );
  expect(missingTwins(siteDir, {...i18n, locales: ['en', 'zh']})).toEqual([
    `versioned_docs/version-1.0/a.mdx has no twin: write i18n/zh/${docs}/version-1.0/a.mdx`,
    'blog/post.mdx has no twin: write i18n/zh/docusaurus-plugin-content-blog/post.mdx',
  ]);
});

test('a language that joined after a version was cut owes it no pages, but the newest version all of them', () => {
  writeVersions('2.0', '1.0');
  write('versioned_docs/version-2.0/a.mdx', 'versioned_docs/version-1.0/a.mdx');
  expect(missingTwins(siteDir, {...i18n, locales: ['en', 'ja']})).toEqual([
    `versioned_docs/version-2.0/a.mdx has no twin: write i18n/ja/${docs}/version-2.0/a.mdx`,
  ]);
  write(`i18n/ja/${docs}/version-1.0/b.mdx`);
  expect(missingTwins(siteDir, {...i18n, locales: ['en', 'ja']})).toHaveLength(3);
});
