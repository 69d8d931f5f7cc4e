import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {sourceFile, type ContentFile} from '../../../src/config/contentFiles';

test('a page is edited where it is made from: its translation, or the original where there is none', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const translation = 'i18n/zh/docusaurus-plugin-content-docs/version-1.0/a.mdx';
  fs.mkdirSync(path.dirname(path.join(siteDir, translation)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, translation), '');
  const of = (locale: string, content: ContentFile): string => sourceFile(siteDir, locale, content);
  const page = {plugin: 'docs', version: '1.0', file: 'a.mdx'} as const;

  expect(of('zh', page)).toBe(translation);
  expect(of('en', page)).toBe('versioned_docs/version-1.0/a.mdx');
  expect(of('zh', {...page, file: 'b.mdx'})).toBe('versioned_docs/version-1.0/b.mdx');
  expect(of('zh', {...page, version: 'current'})).toBe('docs/a.mdx');
  expect(of('zh', {plugin: 'blog', file: 'p.mdx'})).toBe('blog/p.mdx');
});
