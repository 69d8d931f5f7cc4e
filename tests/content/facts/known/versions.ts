/** Versions that pages name and no installed package has, each with the address that says so. */
const lists: readonly {of: string; versions: string; source: string}[] = [
  {
    of: 'Node.js',
    source: 'https://nodejs.org/dist/index.json',
    versions: '14.18 16.7 16.17 18.12 20.11 20.20 22.11 22.18 22.23 24.5 25.9',
  },
  {of: 'npm', source: 'https://docs.npmjs.com/trusted-publishers', versions: '11.5.1'},
  {
    of: 'TypeScript',
    source: 'https://www.npmjs.com/package/typescript?activeTab=versions',
    versions: '7.0.2',
  },
  {
    of: 'Rslib',
    source: 'https://github.com/web-infra-dev/rslib/releases',
    versions: '0.19 0.20 1.0.0-rc.0',
  },
  {
    of: 'Rspack',
    source: 'https://github.com/web-infra-dev/rspack/issues/14533',
    versions: '2.0.7 2.0.8',
  },
];

/** @returns the versions of a product, or of all where none is given */
export const declaredVersions = (product?: string): string[] =>
  lists
    .filter(({of}) => product === undefined || of === product)
    .flatMap(({versions}) => versions.trim().split(/\s+/));
