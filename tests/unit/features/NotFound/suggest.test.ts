import {suggest} from '../../../../src/features/NotFound/suggest';

const titles = {
  '/': 'Rslib',
  '/guide/start/': 'Introduction',
  '/guide/start/quick-start': 'Quick start',
  '/guide/start/glossary': 'Glossary',
  '/config/lib/syntax': 'lib.syntax',
  '/config/lib/dts': 'lib.dts',
  '/guide/advanced/dts': 'Declaration files',
};

const paths = (pathname: string): string[] => suggest(pathname, '/', titles).map(({path}) => path);

describe('suggest', () => {
  it.each([
    ['/guide/start/glosary', '/guide/start/glossary'],
    ['/guide/quick-start.html', '/guide/start/quick-start'],
    ['/quickstart', '/guide/start/quick-start'],
    ['/config/syntx', '/config/lib/syntax'],
    ['/Guide/Glossary/', '/guide/start/glossary'],
    ['/introduction', '/guide/start/'],
  ])('NF-1 %s most likely means %s', (pathname, path) => {
    expect(paths(pathname)[0]).toBe(path);
  });

  it('NF-1 names at most three pages, with their titles', () => {
    const found = suggest('/guide/start/dts', '/', titles);

    expect(found.length).toBeLessThanOrEqual(3);
    expect(found[0]).toMatchObject({path: '/guide/advanced/dts', title: 'Declaration files'});
  });

  it.each(['/', '/xyzzy/plugh', '/%E0%A4%A', '/zh'])('NF-1 %s is like no page', (pathname) => {
    expect(paths(pathname)).toEqual([]);
  });

  it('NF-1 the language’s base says nothing about the page', () => {
    const chinese = {'/zh/': 'Rslib', '/zh/guide/start/glossary': '术语表'};

    expect(suggest('/zh/glossary', '/zh/', chinese)).toMatchObject([
      {path: '/zh/guide/start/glossary', title: '术语表'},
    ]);
    expect(suggest('/zh/xyzzy', '/zh/', chinese)).toEqual([]);
  });
});
