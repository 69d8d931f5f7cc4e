import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import {firstPage} from '../../../../src/features/VersionSwitcher/links';

const version = (docs: Record<string, string>): GlobalVersion =>
  ({
    path: '/1.0',
    mainDocId: 'guide/start/index',
    docs: Object.entries(docs).map(([id, path]) => ({id, path})),
  }) as unknown as GlobalVersion;

test('a version begins with its first page, as its folder may have none of its own', () => {
  expect(
    firstPage(version({'api/index': '/1.0/api/', 'guide/start/index': '/1.0/guide/start/'})),
  ).toBe('/1.0/guide/start/');
  expect(firstPage(version({}))).toBe('/1.0');
});
