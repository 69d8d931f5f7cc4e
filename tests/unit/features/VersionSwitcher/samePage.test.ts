import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import {samePage} from '../../../../src/features/VersionSwitcher/samePage';

/** A version whose pages are named as their addresses are. */
const version = (path: string, ...ids: string[]): GlobalVersion =>
  ({
    path,
    mainDocId: 'guide/start',
    docs: ids.map((id) => ({id, path: `${path.replace(/\/$/, '')}/${id}`})),
  }) as unknown as GlobalVersion;

const old = version('/zh/1.0', 'guide/start', 'guide/svgr', 'guide/gone');
const newest = version('/zh/', 'guide/start', 'guide/svg', 'guide/new');
const moved = {'/guide/svgr': '/guide/svg'};

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

test('a page that a version does not have leads to the first page of it', () => {
  expect(from(old, 'guide/gone', newest)).toBe('/zh/guide/start');
  expect(from(newest, 'guide/new', old)).toBe('/zh/1.0/guide/start');
});
