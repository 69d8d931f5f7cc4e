import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Props} from '@docusaurus/types';

import type {PageRecord} from '../../../../src/build/pages';
import {createOutputContext, rootDirOf} from '../../../../src/build/output/context';
import {reportLine} from '../../../../src/build/output/steps/report';
import {record, write} from './support';

test.each([
  ['/work/build', '/', '/work/build'],
  ['/work/build/zh', '/zh/', '/work/build'],
  // One language built alone has no folder of its own.
  ['/work/build', '/zh/', '/work/build'],
  ['/zh', '/', '/zh'],
])('HD-1 the site of %s at %s is in %s', (outDir, baseUrl, root) => {
  expect(rootDirOf(outDir, baseUrl)).toBe(root);
});

async function props(currentLocale: string, records: PageRecord[] = []): Promise<Props> {
  const generatedFilesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'site-output-'));
  await write(generatedFilesDir, 'page-index/default/records.zh.json', JSON.stringify(records));
  return {
    siteConfig: {title: 'Rslib', url: 'https://rslib.rs'},
    baseUrl: '/zh/',
    outDir: '/work/build/zh/',
    i18n: {currentLocale},
    routesPaths: ['/zh/'],
    generatedFilesDir,
  } as unknown as Props;
}

test('unlisted pages are told to nobody', async () => {
  const records = [record({routePath: '/zh/'}), record({routePath: '/zh/x', unlisted: true})];
  const context = await createOutputContext(await props('zh', records));
  expect(context).toMatchObject({outDir: '/work/build/zh', rootDir: '/work/build', locale: 'zh'});
  expect(context.records.map(({routePath}) => routePath)).toEqual(['/zh/']);
});

test('a language that the site does not have stops the build', async () => {
  await expect(createOutputContext(await props('fr'))).rejects.toThrow('"fr" is not a language');
});

test('the report counts pages, renamed files, bytes and what is untranslated', () => {
  const records = [record({routePath: '/zh/'}), record({routePath: '/zh/x', untranslated: true})];
  const written = [
    {file: 'a', bytes: 1024},
    {file: 'b', bytes: 512},
  ];
  expect(reportLine({locale: 'zh', records}, 3, written)).toBe(
    '[zh] site-output: 2 pages, 3 files renamed, 2 files written (1.5 KiB), 1 pages untranslated',
  );
});
