import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {publish, redirect} from '../../../../src/tasks/addresses/record.mjs';
import {record} from '../../build/output/support';

let root = '';

const read = (name: string): string =>
  fs.readFileSync(path.join(root, 'docs/_addresses', name), 'utf8');
const redirects = (): unknown => JSON.parse(read('redirects.json'));

const page = (routePath: string, ...ids: string[]) =>
  record({
    routePath,
    toc: ids.map((id) => ({text: id, id, depth: 2 as const, charIndex: 0})),
  });

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'addresses-'));
  publish(root, [page('/b', 'two', 'one'), page('/a')]);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

test('a release adds pages and sections to the list, and takes none away', () => {
  expect(read('published.txt')).toBe('/a\n/b\n/b#one\n/b#two\n');
  expect(publish(root, [page('/b', 'three')])).toBe(1);
  expect(read('published.txt')).toBe('/a\n/b\n/b#one\n/b#three\n/b#two\n');
});

test('lines that end as on Windows hold the same addresses', () => {
  fs.writeFileSync(path.join(root, 'docs/_addresses/published.txt'), '/a\r\n/b\r\n');
  expect(publish(root, [page('/a'), page('/b')])).toBe(0);
  redirect(root, '/a', '/b');
  expect(redirects()).toEqual({'/a': '/b'});
});

test('a damaged file is named, and stays', () => {
  const file = path.join(root, 'docs/_addresses/redirects.json');
  fs.writeFileSync(file, '{\n<<<<<<< HEAD\n');
  expect(() => redirect(root, '/a', '/b')).toThrow('redirects.json is not JSON: ');
  expect(read('redirects.json')).toContain('<<<<<<<');
});

test('unlisted pages and what is still being written are no promise', () => {
  const added = publish(root, [
    record({routePath: '/secret', unlisted: true}),
    record({routePath: '/next/c', version: 'current'}),
  ]);
  expect(added).toBe(0);
});

test('a redirect is recorded, sorted by the old address', () => {
  redirect(root, '/b', '/c');
  redirect(root, '/a', '/c#part');
  expect(read('redirects.json')).toBe('{\n  "/a": "/c#part",\n  "/b": "/c"\n}\n');
});

test('an address that comes back is led nowhere else', () => {
  redirect(root, '/a', '/b');
  redirect(root, '/b', '/a');
  expect(redirects()).toEqual({'/b': '/a'});
});

test.each([
  [undefined, undefined, 'Name two addresses without a language'],
  ['a', '/b', 'Name two addresses without a language'],
  ['/a', '/a', '/a would redirect to itself.'],
  ['/none', '/a', '/none is not in docs/_addresses/published.txt'],
])('a redirect from %s to %s is refused', (from, to, message) => {
  expect(() => redirect(root, from, to)).toThrow(message);
});
