import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {translatedAlternates} from '../../../../src/build/output/steps/alternates';
import {contextOf, record, write} from './support';

/** Another site than this one, as the fixtures are. */
const i18n = {locales: ['en', 'zh'], localeConfigs: {en: {htmlLang: 'en'}, zh: {htmlLang: 'zh'}}};

const head = (page: string): string =>
  `<link data-rh=true rel=canonical href=https://rslib.rs/${page} />` +
  `<link data-rh=true rel=alternate href=https://rslib.rs/${page} hreflang=en />` +
  `<link data-rh=true rel=alternate href=https://rslib.rs/zh/${page} hreflang=zh />` +
  `<link data-rh=true rel=alternate href=https://rslib.rs/${page} hreflang=x-default />`;

let siteDir: string;
beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'alternates-'));
});

/** The languages that the changed page names. */
async function changed(page: Parameters<typeof record>[0], base: '/' | '/zh/' = '/') {
  const context = await contextOf(base, [record(page)]);
  const name = page.routePath.slice(base.length);
  await write(context.outDir, `${name}.html`, head(name));
  return translatedAlternates(context, siteDir, i18n).map(([, html]) =>
    [...html.matchAll(/hreflang=([\w-]+)/g)].map(([, language]) => language),
  );
}

test('HD-2 a page does not name a twin that is not translated, in any language', async () => {
  await write(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/current/b.mdx', '');
  const without = [['en', 'x-default']];
  expect(await changed({routePath: '/a', source: 'docs/a.mdx'})).toEqual(without);
  expect(await changed({routePath: '/zh/a', source: 'docs/a.mdx'}, '/zh/')).toEqual(without);
  expect(await changed({routePath: '/p', kind: 'post', source: 'blog/p.mdx'})).toEqual(without);
  // What is translated, and pages without a file of their own, stay as they are.
  expect(await changed({routePath: '/b', source: 'docs/b.mdx'})).toEqual([]);
  expect(await changed({routePath: '/home', kind: 'home'})).toEqual([]);
});

test('HD-2 a list of posts is translated where a post is, and says so where none is', async () => {
  const listed = async (base: '/' | '/zh/'): Promise<string> => {
    const context = await contextOf(base, [
      record({routePath: `${base}blog/`, kind: 'list'}),
      ...['a', 'b'].map((name) =>
        record({routePath: `${base}${name}`, kind: 'post', source: `blog/${name}.mdx`}),
      ),
    ]);
    for (const name of ['blog/index', 'a', 'b']) {
      await write(context.outDir, `${name}.html`, head(name));
    }
    const files = new Map(translatedAlternates(context, siteDir, i18n));
    return files.get(path.join(context.outDir, 'blog/index.html')) ?? 'as it was';
  };
  expect(await listed('/')).not.toMatch(/hreflang=zh|noindex/);
  const chinese = await listed('/zh/');
  expect(chinese).not.toContain('hreflang=zh');
  expect(chinese).toContain('<meta name="robots" content="noindex">');
  await write(siteDir, 'i18n/zh/docusaurus-plugin-content-blog/b.mdx', '');
  expect([await listed('/'), await listed('/zh/')]).toEqual(['as it was', 'as it was']);
});

test('HD-2 each version has its own translations, whichever readers get first', async () => {
  await write(siteDir, 'versions.json', '["2.0","1.0"]');
  await write(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/version-2.0/a.mdx', '');
  const inVersion = (name: string) => `versioned_docs/version-${name}/a.mdx`;
  expect(await changed({source: inVersion('2.0'), routePath: '/a'})).toEqual([]);
  expect(await changed({source: inVersion('1.0'), routePath: '/1.0/a'})).toHaveLength(1);
  expect(await changed({source: 'docs/a.mdx', routePath: '/next/a'})).toHaveLength(1);
  // With `lastVersion: 'current'`, what is being written is what readers get first.
  await write(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/current/b.mdx', '');
  expect(await changed({source: 'docs/b.mdx', routePath: '/b', version: ''})).toEqual([]);
});
