/** Versions that pages name and no installed package has, each with the address that says so. */
const lists: readonly {versions: string; source: string}[] = [
  {
    source: 'https://nodejs.org/dist/index.json',
    versions: '14.18 16.7 16.17 18.12 20.11 20.20 22.11 22.18 22.23 25.9',
  },
  {source: 'https://docs.npmjs.com/trusted-publishers', versions: '11.5.1'},
  {source: 'https://www.npmjs.com/package/typescript?activeTab=versions', versions: '7.0.2'},
  {source: 'https://github.com/web-infra-dev/rslib/releases', versions: '1.0.0-rc.0'},
  {source: 'https://github.com/web-infra-dev/rspack/issues/14533', versions: '2.0.7 2.0.8'},
];

export const declaredVersions: readonly string[] = lists.flatMap(({versions}) =>
  versions.trim().split(/\s+/),
);
