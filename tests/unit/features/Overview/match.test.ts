import {filterOverview, type FilterGroup} from '../../../../src/features/Overview/filter';

const groups: FilterGroup[] = [
  {
    name: 'Library options',
    pages: [
      {title: 'lib.autoExternal', headings: ['Behaviour by format', 'Traps']},
      {title: 'lib.dts', headings: ['dts.bundle', 'Error texts']},
    ],
  },
  {name: 'Rsbuild options', pages: [{title: 'output', headings: ['output.dist-path']}]},
];

const shown = (query: string): string[] =>
  filterOverview(groups, query).flatMap(({pages}, groupIndex) =>
    pages.flatMap((page, pageIndex) =>
      page.shown ? [groups[groupIndex]?.pages[pageIndex]?.title ?? ''] : [],
    ),
  );

describe('filterOverview', () => {
  it('OV-4 shows everything for an empty query and for blanks', () => {
    expect(shown('')).toHaveLength(3);
    expect(shown('   ')).toHaveLength(3);
  });

  it('OV-4 ignores case', () => {
    expect(shown('AUTOEXTERNAL')).toEqual(['lib.autoExternal']);
  });

  it.each(['dist path', 'dist-path', 'DIST-Path', 'dist  path'])(
    'OV-4 reads hyphens as spaces: %j',
    (query) => {
      expect(shown(query)).toEqual(['output']);
    },
  );

  it.each([
    ['auto external', 'lib.autoExternal'],
    ['external auto', 'lib.autoExternal'],
    ['autoExternal lib', 'lib.autoExternal'],
    ['dts bundle', 'lib.dts'],
    ['bundle.dts', 'lib.dts'],
    ['output dist', 'output'],
  ])('OV-4 finds a name by its parts, in any order: %j', (query, page) => {
    expect(shown(query)).toEqual([page]);
  });

  it('OV-4 shows a group whole when its name matches', () => {
    expect(shown('rsbuild')).toEqual(['output']);
    expect(filterOverview(groups, 'rsbuild')[1]?.pages[0]?.headings).toEqual([true]);
  });

  it('OV-4 shows a page with all its headings when its title matches', () => {
    expect(filterOverview(groups, 'lib.dts')[0]?.pages[1]?.headings).toEqual([true, true]);
  });

  it('OV-4 shows only the headings that match, with their page', () => {
    expect(filterOverview(groups, 'error')[0]).toEqual({
      shown: true,
      pages: [
        {shown: false, headings: [false, false]},
        {shown: true, headings: [false, true]},
      ],
    });
  });

  it('OV-5 shows nothing when nothing matches', () => {
    expect(filterOverview(groups, 'zzz').every((group) => !group.shown)).toBe(true);
  });

  it('takes the query as text, not as a pattern', () => {
    expect(shown('.*')).toEqual([]);
  });
});
