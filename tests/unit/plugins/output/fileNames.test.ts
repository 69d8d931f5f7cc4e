import fs from 'node:fs/promises';
import path from 'node:path';

import {renameFiles} from '../../../../src/plugins/output/steps/fileNames';
import {contextOf, filesIn, record, write} from './support';

const records = ['/zh/', '/zh/guide/', '/zh/guide/quick-start'].map((routePath) =>
  record({routePath}),
);

async function built() {
  const context = await contextOf('/zh/', records);
  for (const name of ['index.html', 'guide/index.html', 'guide/quick-start/index.html']) {
    await write(context.outDir, name, name);
  }
  await write(context.outDir, '404.html', '404');
  return context;
}

const routes = [...records.map(({routePath}) => routePath), '/zh/404.html', '/zh/blog/tags'];

const rename = ({outDir, baseUrl}: {outDir: string; baseUrl: string}): Promise<number> =>
  renameFiles(outDir, baseUrl, routes);

test('RT-12 routes without a trailing slash become files, index routes stay', async () => {
  const context = await built();
  await expect(rename(context)).resolves.toBe(1);
  expect(await filesIn(context.outDir)).toEqual([
    '404.html',
    'guide/index.html',
    'guide/quick-start.html',
    'index.html',
  ]);
  await expect(fs.access(path.join(context.outDir, 'guide/quick-start'))).rejects.toThrow();
});

test('a route without a record is renamed too; one that is a folder of others keeps the folder', async () => {
  const context = await built();
  await write(context.outDir, 'blog/tags/index.html', 'tags');
  await write(context.outDir, 'blog/tags/a/index.html', 'a');
  await rename(context);
  const files = await filesIn(path.join(context.outDir, 'blog'));
  expect(files).toEqual(['tags.html', 'tags/a/index.html']);
});

test('a second run changes nothing', async () => {
  const context = await built();
  await rename(context);
  const before = await filesIn(context.outDir);
  await expect(rename(context)).resolves.toBe(0);
  expect(await filesIn(context.outDir)).toEqual(before);
});

test('links to renamed pages lose a slash at the end, which no file would answer', async () => {
  const context = await built();
  const page = (...routes: string[]): string =>
    routes.map((route) => `<a class=b href=${route}>a</a>`).join('');
  const before = ['/zh/guide/quick-start/', '"/zh/guide/quick-start/?q#h"', '/zh/guide/', '/x/'];
  await write(context.outDir, 'index.html', page(...before));
  await rename(context);
  expect(await fs.readFile(path.join(context.outDir, 'index.html'), 'utf8')).toBe(
    page('/zh/guide/quick-start', '"/zh/guide/quick-start?q#h"', '/zh/guide/', '/x/'),
  );
});
