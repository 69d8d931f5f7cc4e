import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {hashOf, openCache, type Cache} from '../../../../src/build/pages/cache';

let dir: string;
let file: string;
let input: string;

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'page-cache-'));
  file = path.join(dir, 'deep/cache.json');
  input = path.join(dir, 'input.mdx');
  await fs.writeFile(input, 'one');
});

/** What the input holds in capitals, and how often it was worked out. */
function upperCase() {
  return jest.fn(async () => {
    const content = await fs.readFile(input, 'utf8');
    return {value: content.toUpperCase(), inputs: {[input]: hashOf(content)}};
  });
}

async function build(version = '1'): Promise<{value: string; made: number}> {
  const cache: Cache<string> = await openCache(file, version);
  const make = upperCase();
  const value = await cache.recall('page', make);
  await cache.save();
  return {value, made: make.mock.calls.length};
}

test('what an earlier build made is not made again', async () => {
  expect(await build()).toEqual({value: 'ONE', made: 1});
  expect(await build()).toEqual({value: 'ONE', made: 0});
});

test('a changed file is read anew, and a removed one too', async () => {
  await build();
  await fs.writeFile(input, 'two');
  expect(await build()).toEqual({value: 'TWO', made: 1});
  expect(await build()).toEqual({value: 'TWO', made: 0});
  await fs.rm(input);
  await expect(build()).rejects.toThrow('ENOENT');
});

test('other code starts over', async () => {
  await build();
  expect(await build('2')).toEqual({value: 'ONE', made: 1});
  expect(await build('1')).toEqual({value: 'ONE', made: 1});
});

test.each([
  ['cut', (text: string) => text.slice(0, -3)],
  ['altered', (text: string) => text.replace('ONE', 'SIX')],
  ['empty', () => ''],
  ['something else', () => '[]'],
])('a file that is %s is replaced', async (_, damage) => {
  await build();
  await fs.writeFile(file, damage(await fs.readFile(file, 'utf8')));
  expect(await build()).toEqual({value: 'ONE', made: 1});
  expect(await build()).toEqual({value: 'ONE', made: 0});
});

test('what is not asked for any more is forgotten', async () => {
  await build();
  const cache = await openCache<string>(file, '1');
  await cache.recall('other', upperCase());
  await cache.save();
  expect(await fs.readFile(file, 'utf8')).not.toContain('"page"');
});

test('a folder that cannot be written to is no error', async () => {
  await fs.writeFile(path.join(dir, 'deep'), 'a file where the folder would be');
  expect(await build()).toEqual({value: 'ONE', made: 1});
});
