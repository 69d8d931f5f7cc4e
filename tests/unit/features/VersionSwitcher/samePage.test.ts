import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import {samePage} from '../../../../src/features/VersionSwitcher/links';

/** A version whose pages are named as their addresses are. */
const version = (path: string, ...ids: string[]): GlobalVersion =>
  ({
    path,
    mainDocId: 'guide/start',
    docs: ids.map((id) => ({id, path: `${path.replace(/\/$/, '')}/${id}`})),
  }) as unknown as GlobalVersion;

const old = version('/zh/1.0', 'guide/start', 'guide/svgr', 'guide/gone');
const newest = version('/zh/', 'guide/start', 'guide/svg', 'guide/new');
const next = version('/zh/next', 'guide/start', 'guide/pictures', 'guide/newer');
const moved = {
  '/guide/svgr': '/guide/svg',
  '/guide/svg': '/guide/pictures',
  '/guide/new': '/guide/newer',
};

/** Where a page of a version is in another one. */
function from(activeVersion: GlobalVersion, id: string, to: GlobalVersion): string {
  const activeDoc = activeVersion.docs.find((doc) => doc.id === id);
  return samePage(to, {activeVersion, activeDoc} as ActiveDocContext, moved);
}

test('a page leads to itself in another version', () => {
  expect(from(old, 'guide/start', newest)).toBe('/zh/guide/start');
});

test('a page that has moved leads to where it is, and back', () => {
  expect(from(old, 'guide/svgr', newest)).toBe('/zh/guide/svg');
  expect(from(newest, 'guide/svg', old)).toBe('/zh/1.0/guide/svgr');
});

test('a page that moves again, or with the next version only, leads there from every version, and back', () => {
  expect(from(newest, 'guide/new', next)).toBe('/zh/next/guide/newer');
  expect(from(next, 'guide/newer', newest)).toBe('/zh/guide/new');
  expect(from(old, 'guide/svgr', next)).toBe('/zh/next/guide/pictures');
  expect(from(newest, 'guide/svg', next)).toBe('/zh/next/guide/pictures');
  expect(from(next, 'guide/pictures', old)).toBe('/zh/1.0/guide/svgr');
});

test('a page that moved and came back is looked for once', () => {
  const around = {'/guide/new': '/guide/a', '/guide/a': '/guide/new'};
  const activeDoc = newest.docs.find(({id}) => id === 'guide/new');
  const context = {activeVersion: newest, activeDoc} as ActiveDocContext;
  expect(samePage(old, context, around)).toBe('/zh/1.0/guide/start');
});

test('a page that a version does not have leads to the first page of it', () => {
  expect(from(old, 'guide/gone', newest)).toBe('/zh/guide/start');
  expect(from(newest, 'guide/new', old)).toBe('/zh/1.0/guide/start');
});
