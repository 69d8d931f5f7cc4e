import {
  originalFolder,
  placeOf,
  translationFolder,
  type ContentSet,
} from '../../../src/config/contentFolders.mjs';

const sets: ContentSet[] = [
  {plugin: 'docs', version: 'current'},
  {plugin: 'docs', version: '1.0-beta.2'},
  {plugin: 'blog'},
];

test('what a path tells is what it was made from, in each set, for pages and their translations', () => {
  for (const set of sets) {
    const name = 'guide/start/index.mdx';
    const page = `${originalFolder(set)}/${name}`;
    const translation = `${translationFolder('pt-BR', set)}/${name}`;
    expect(placeOf(page)).toEqual({set, name, locale: undefined});
    expect(placeOf(translation)).toEqual({set, name, locale: 'pt-BR'});
  }
});

test('folders are those that Docusaurus reads', () => {
  expect(sets.map(originalFolder)).toEqual(['docs', 'versioned_docs/version-1.0-beta.2', 'blog']);
  expect(sets.map((set) => translationFolder('ja', set))).toEqual([
    'i18n/ja/docusaurus-plugin-content-docs/current',
    'i18n/ja/docusaurus-plugin-content-docs/version-1.0-beta.2',
    'i18n/ja/docusaurus-plugin-content-blog',
  ]);
});

test.each(['src/pages/index.tsx', 'docs', 'i18n/zh/code.json', 'tests/docs/a.mdx'])(
  '%s is of no set',
  (file) => {
    expect(placeOf(file)).toBeNull();
  },
);
