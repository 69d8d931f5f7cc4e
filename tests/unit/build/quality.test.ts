import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import siteQuality from '../../../src/build/quality';
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

async function links(): Promise<string[]> {
  const createData = jest.fn<Promise<string>, [string, string]>();
  await siteQuality({siteDir}).contentLoaded?.({actions: {createData}} as never);
  const [, json = ''] = createData.mock.calls[0] ?? [];
  return (JSON.parse(json) as Quality).pages.map(({href}) => href);
}

test('the page of quality links to the pages that it counts', async () => {
  expect(await links()).toEqual(['/guide/new', '/blog/post']);
});

test('beside a released version, those are the pages of the next one, which may be new', async () => {
  write('versions.json', '["1.0"]');
  expect(await links()).toEqual(['/next/guide/new', '/blog/post']);
});
