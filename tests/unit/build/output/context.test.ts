import type {Props} from '@docusaurus/types';

import {reportLine} from '../../../../src/build/output';
import {createOutputContext, rootDirOf} from '../../../../src/build/output/context';
import {record} from './support';

test.each([
  ['/work/build', '/', '/work/build'],
  ['/work/build/zh', '/zh/', '/work/build'],
  // One language built alone has no folder of its own.
  ['/work/build', '/zh/', '/work/build'],
  ['/zh', '/', '/zh'],
])('HD-1 the site of %s at %s is in %s', (outDir, baseUrl, root) => {
  expect(rootDirOf(outDir, baseUrl)).toBe(root);
});

function props(currentLocale: string): Props {
  return {
    siteConfig: {title: 'Rslib', url: 'https://rslib.rs'},
    baseUrl: '/zh/',
    outDir: '/work/build/zh/',
    i18n: {currentLocale},
    routesPaths: ['/zh/'],
  } as unknown as Props;
}

test('the folders of a language and of the whole site are known', () => {
  const context = createOutputContext(props('zh'));
  expect(context).toMatchObject({outDir: '/work/build/zh', rootDir: '/work/build', locale: 'zh'});
});

test('a language that the site does not have stops the build', () => {
  expect(() => createOutputContext(props('fr'))).toThrow('"fr" is not a language');
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
