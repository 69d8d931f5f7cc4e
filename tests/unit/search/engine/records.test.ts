import {toSearchRecords} from '../../../../src/search/engine/records';
import {page, section} from './fixtures';

test('SR-8 a page and each of its sections have a record in the shape of the provider', () => {
  const glossary = page(
    '/guide/glossary',
    'Glossary',
    [
      section('bundle', ['Bundle'], 'One file for each entry.'),
      section('tree-shaking', ['Bundle', 'Tree shaking'], 'Removes exports.', 'a < b'),
    ],
    {version: '1.0'},
  );
  const records = toSearchRecords([glossary]);
  expect(records.map(({objectID}) => objectID)).toEqual([
    '/guide/glossary',
    '/guide/glossary#bundle',
    '/guide/glossary#tree-shaking',
  ]);
  // A page without an introduction is described.
  expect(records[0]).toMatchObject({type: 'lvl1', content: 'About Glossary.'});
  expect(records[2]).toEqual({
    objectID: '/guide/glossary#tree-shaking',
    url: '/guide/glossary#tree-shaking',
    lang: 'en',
    version: '1.0',
    type: 'lvl3',
    hierarchy: {
      lvl0: 'Guide › Glossary',
      lvl1: 'Glossary',
      lvl2: 'Bundle',
      lvl3: 'Tree shaking',
      lvl4: null,
    },
    content: 'Removes exports.',
    code: 'a < b',
  });
});

test.each([
  ['the 404 page', {pageType: '404' as const}],
  ['blank pages', {pageType: 'blank' as const}],
  ['pages with search: false', {frontmatter: {search: false}}],
  ['unlisted pages', {unlisted: true}],
])('SR-9 search leaves out %s', (_name, extra) => {
  expect(toSearchRecords([page('/a', 'A', [], extra)])).toEqual([]);
});
