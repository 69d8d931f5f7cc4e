import {toSearchRecords} from '../../../../src/search/engine/records';
import {page, pages, section} from './fixtures';

describe('toSearchRecords', () => {
  it('gives the page and each section a record in the shape of the hosted provider', () => {
    const records = toSearchRecords(pages);
    expect(records.find(({objectID}) => objectID === '/guide/start/glossary#tree-shaking')).toEqual(
      {
        objectID: '/guide/start/glossary#tree-shaking',
        url: '/guide/start/glossary#tree-shaking',
        lang: 'en',
        version: '',
        type: 'lvl3',
        hierarchy: {
          lvl0: 'Start › Glossary',
          lvl1: 'Glossary',
          lvl2: 'Bundle',
          lvl3: 'Tree shaking',
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: 'Removes exports that nobody imports, café au lait included.',
        code: '',
      },
    );
  });

  it('has one record of type lvl1 for every page, also where it has no introduction', () => {
    const bare = page('en', '/blog/', 'Blog', ['Blog'], []);
    const [record] = toSearchRecords([bare]);
    expect(record).toMatchObject({type: 'lvl1', url: '/blog/', content: 'About Blog.'});
    expect(record?.hierarchy.lvl0).toBe('Blog');
  });

  it('says which version of the documentation a record belongs to', () => {
    const old = page('en', '/1.0/a', 'A', [], [section('x', ['X'], 'one')], {version: '1.0'});
    expect(toSearchRecords([old]).map(({version}) => version)).toEqual(['1.0', '1.0']);
  });

  it('gives unique ids over both languages', () => {
    const ids = toSearchRecords(pages).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('drops a second section with the same id', () => {
    const twice = page(
      'en',
      '/a',
      'A',
      [],
      [section('x', ['X'], 'one'), section('x', ['X'], 'two')],
    );
    expect(toSearchRecords([twice]).map(({url}) => url)).toEqual(['/a', '/a#x']);
  });

  it.each([
    ['the 404 page', {pageType: '404' as const}],
    ['blank pages', {pageType: 'blank' as const}],
    ['pages that ask for it', {frontmatter: {search: false}}],
    ['unlisted pages', {unlisted: true}],
  ])('leaves out %s', (_name, extra) => {
    expect(toSearchRecords([page('en', '/a', 'A', [], [], extra)])).toEqual([]);
  });
});
