import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  addressesOf,
  addressFaults,
  movedPages,
  movedSections,
  worksOf,
} from '../../../../src/build/addresses';
import {readAddresses} from '../../../../src/tasks/addresses/record.mjs';
import {keepAddresses, writeFiles} from '../../../../src/build/output';
import {contextOf, record, write} from '../output/support';

const heading = (id: string) => ({text: id, id, depth: 2 as const, charIndex: 0});

const current = addressesOf(
  [
    record({routePath: '/zh/guide/', toc: [heading('start')]}),
    record({routePath: '/zh/new', toc: [heading('a'), heading('b')]}),
  ],
  '/zh/',
);

const faults = (published: string[], redirects: Record<string, string> = {}): string[] =>
  addressFaults({published, redirects}, current);

test('addresses are the same in every language', () => {
  expect([...current.now]).toEqual(['/guide/', '/guide/#start', '/new', '/new#a', '/new#b']);
});

test('a published address that is there, or leads somewhere, is in order', () => {
  const redirects = {'/old': '/new', '/old#x': '/new#b', '/guide/#y': '/new#a'};
  const published = ['/guide/', '/new#a', '/old', '/old#a', '/old#x', '/guide/#y'];
  expect(faults(published, redirects)).toEqual([]);
});

test('a page that became a section takes its sections with it', () => {
  expect(faults(['/old', '/old#x'], {'/old': '/new#a'})).toEqual([]);
});

test('a page that is gone is named once, and its sections when one redirect of the page does not save them', () => {
  const published = ['/old', '/old#a', '/old#x'];
  const faultOf = (address: string): string =>
    `${address} no longer exists: npm run redirect ${address} <new address>`;
  expect(faults(published, {})).toEqual([faultOf('/old')]);
  expect(faults(published, {'/old': '/new'})).toEqual([faultOf('/old#x')]);
});

test.each([
  ['/old', {}],
  ['/new#x', {}],
  // The page's own redirect would show the reader its top only.
  ['/old#x', {'/old': '/new'}],
])('the published %s that is gone is named with the way out', (address, redirects) => {
  expect(faults([address], redirects)).toEqual([
    `${address} no longer exists: npm run redirect ${address} <new address>`,
  ]);
});

test.each([
  [{'/old': '/none'}, '/old redirects to /none, which does not exist'],
  [{'/new#x': '/new#none'}, '/new#x redirects to /new#none, which does not exist'],
  [
    {'/new': '/guide/'},
    '/new still exists, so it is never redirected; remove it from docs/_addresses/redirects.json',
  ],
  [
    {'/old': '/new#a', '/old#x': '/new#b'},
    '/old#x cannot be redirected: its page redirects to the section /new#a',
  ],
  [
    {'/old': '/new', '/old#a': '/new#b'},
    '/old#a cannot be redirected: /new itself has a section "a"',
  ],
])('the redirect %j is refused', (redirects, fault) => {
  expect(faults([], redirects)).toEqual([fault]);
});

test('what led to an address that moves again leads to the last one', () => {
  const redirects = {
    '/a': '/b#one',
    '/b': '/new',
    '/b#one': '/b#two',
    '/b#two': '/new#a',
    '/c': '/b#b',
    '/loop': '/loop2',
    '/loop2': '/loop',
  };
  expect(worksOf({published: [], redirects}, current.now)).toMatchObject({
    '/a': '/new#a',
    '/b': '/new',
    '/b#one': '/new#a',
    '/c': '/new#b',
  });
  expect(faults([], {'/loop': '/loop2', '/loop2': '/loop'})).toHaveLength(2);
});

describe('beside a released version, what moves in the next one', () => {
  const withNext = addressesOf(
    [
      record({routePath: '/', kind: 'home'}),
      record({routePath: '/guide/a', toc: [heading('x')]}),
      record({routePath: '/1.0/guide/a', version: '1.0'}),
      record({routePath: '/next/guide/b', toc: [heading('y')], version: 'current'}),
    ],
    '/',
  );
  const published = ['/', '/guide/a', '/guide/a#x', '/1.0/guide/a'];
  const faultsOf = (redirects: Record<string, string>): string[] =>
    addressFaults({published, redirects}, withNext);

  test('is asked for when it moves, with the address it will have, and the rest of the site stays', () => {
    expect(faultsOf({})).toEqual([
      'When the next version is released: /guide/a no longer exists: npm run redirect /guide/a <new address>',
    ]);
    expect(faultsOf({'/guide/a': '/guide/b'})).toEqual([
      'When the next version is released: /guide/a#x no longer exists: npm run redirect /guide/a#x <new address>',
    ]);
    expect(faultsOf({'/guide/a': '/guide/b', '/guide/a#x': '/guide/b#y'})).toEqual([]);
    expect(faultsOf({'/guide/a': '/guide/c', '/guide/a#x': '/guide/b#y'})).toEqual([
      'When the next version is released: /guide/a redirects to /guide/c, which does not exist',
    ]);
  });

  test('is not redirected before the release', () => {
    const promised = {
      published,
      redirects: {'/old': '/guide/a', '/guide/a': '/guide/b', '/guide/a#x': '/guide/b#y'},
    };
    expect(worksOf(promised, withNext.now)).toEqual({'/old': '/guide/a'});
    expect(movedSections('/guide/a', promised, withNext.now, '/')).toBeNull();
    expect(worksOf(promised, withNext.next ?? new Set())).toEqual({
      '/old': '/guide/b',
      '/guide/a': '/guide/b',
      '/guide/a#x': '/guide/b#y',
    });
  });
});

test('a site without a record has promised nothing', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'addresses-'));
  expect(readAddresses(siteDir)).toEqual({published: [], redirects: {}});
});

test('a lost address stops the build; only pages that sections have left get a script', async () => {
  const context = await contextOf('/zh/', [
    record({routePath: '/zh/new', toc: [heading('a')]}),
    record({routePath: '/zh/other', toc: [heading('b')]}),
  ]);
  const html = '<meta charset="utf-8"><title>x</title>';
  await write(context.outDir, 'new.html', html);
  await write(context.outDir, 'other.html', html);
  await expect(keepAddresses(context, {published: ['/lost'], redirects: {}})).rejects.toThrow(
    'Published addresses must keep working.\n/lost no longer exists',
  );
  await writeFiles(
    await keepAddresses(context, {published: [], redirects: {'/new#x': '/other#b'}}),
  );
  expect(fs.readFileSync(path.join(context.outDir, 'new.html'), 'utf8')).toContain(
    '<meta charset="utf-8"><meta name="moved-sections" content="[[&quot;x&quot;,&quot;/zh/other#b&quot;]]"><script>',
  );
  expect(fs.readFileSync(path.join(context.outDir, 'other.html'), 'utf8')).toBe(html);
});

test('pages are told where they have moved, step by step, without sections', () => {
  const redirects = {
    '/a': '/b',
    '/b': '/c',
    '/part': '/c#part',
    '/c#old': '/c#new',
  };
  expect(movedPages({published: [], redirects})).toEqual({
    '/a': '/b',
    '/b': '/c',
    '/part': '/c',
  });
});
