import path from 'node:path';

import {replacedFiles, rootDirOf} from '../../../../src/build/output';
import {contextOf, write} from './support';

test.each([
  ['/site/build', '/', '/site/build'],
  ['/site/build/zh', '/zh/', '/site/build'],
  // One language built alone has no folder of its own.
  ['/site/build', '/zh/', '/site/build'],
  ['/zh', '/', '/zh'],
])('HD-1 the site of %s at %s is in %s', (outDir, baseUrl, root) => {
  expect(rootDirOf(outDir, baseUrl)).toBe(root);
});

test('a file of a static folder that the build writes itself is told of, and no other', async () => {
  const {rootDir: siteDir} = await contextOf('/', []);
  for (const name of ['more/robots.txt', 'static/index.html', 'static/icon.svg', 'vercel.json']) {
    await write(siteDir, name, '');
  }
  const outDir = path.join(siteDir, 'build/zh');
  const files = ['robots.txt', 'llms.txt', 'index.html', '../vercel.json'].map(
    (name) => [path.join(outDir, name), ''] as const,
  );
  const folders = ['static', 'more'].map((name) => path.join(siteDir, name));
  expect(replacedFiles(files, outDir, folders)).toEqual([path.join(siteDir, 'more/robots.txt')]);
});
