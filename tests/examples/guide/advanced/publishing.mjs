export default {
  tarball: {
    'shared/tarball': {
      printed: [
        'single file: dist/index.js package.json',
        'no files: check.mjs package.json rslib.config.mjs src/fare.test.ts',
        'files: dist/index.js dist/index.js.LICENSE.txt dist/index.js.map dist/later.js dist/later.js.map dist/src/fare.test.d.ts',
      ],
      'dist/index.js.LICENSE.txt': 'Ann',
    },
    'npm-rules': 'packed: LICENSE README.md dist/index.js package.json',
  },
  'publish-dist': {
    'shared/guide-npm-install': 'the folder, with files: package.json',
    'publish-folder': 'pnpm packs: index.js package.json',
  },
  changesets: {
    'npm-rules': 'npm version minor: 1.5.0',
    'changeset-pre': 'folder: README.md config.json',
  },
  prerelease: {
    'npm-rules': [
      'prerelease with a tag: with tag next',
      'prerelease: You must specify a tag using --tag when publishing a prerelease version',
      'a lower version: needs a tag',
    ],
    'changeset-pre': ['version: 1.5.0-next.0', 'tag: next', 'after exit: 1.5.0'],
  },
  before: {
    'npm-answers': [
      'published bin: {"ferry":"dist/cli.js"}',
      'corrected: npm auto-corrected some errors in your package.json when publishing | "repository" was changed from a string to an object | "bin[ferry]" script name dist/cli.js was invalid and removed',
      '"bin":{"ferry":"dist/cli.js"},"repository":{"type":"git","url":"git+https://github.com/ferry/fares.git"}',
      'after npm pkg fix: nothing',
    ],
    'guide-npm': [
      'npm publish: prepublishOnly true, stops true',
      'npm pack: prepublishOnly false, prepack true',
      'prepublishOnly: npm publish, not: npm pack, npm install',
    ],
  },
  first: {
    'guide-npm': 'marked as private: true, without the field false',
    'npm-rules': 'scoped: default access',
  },
  'peer-major': {
    'changeset-peer': [
      'usual: core 1.3.0, plugin 2.0.0',
      'only out of range: core 1.3.0, plugin 1.0.0',
      'workspace:^: core 1.3.0, plugin 1.0.0',
      'workspace:*: core 1.3.0, plugin 2.0.0',
    ],
  },
  'private-registry': {
    'private-registry': [
      'npm publish with publishConfig: private GET,private PUT',
      'npm publish without publishConfig: public GET,public PUT',
      'npm view with publishConfig: public GET',
      'npm view with the scope: private GET',
    ],
  },
  'error-404': {
    'npm-answers': [
      'no token: ENEEDAUTH | This command requires you to be logged in',
      'foreign token: E404 | 404 Not Found - PUT | could not be found or you do not have permission to access it',
    ],
  },
};
