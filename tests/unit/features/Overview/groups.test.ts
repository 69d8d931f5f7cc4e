import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

import type {PageData} from '../../../../src/lib/pageData';
import {routeKey} from '../../../../src/lib/routes';
import {overviewGroups} from '../../../../src/features/Overview/groups';

const indexOf = (entries: readonly PageData[]) =>
  Object.fromEntries(entries.map((each) => [routeKey(each.routePath), each]));

const entry = (routePath: string, frontmatter: Record<string, unknown> = {}): PageData => ({
  title: `Title of ${routePath}`,
  headingTitle: '',
  pageType: 'doc',
  lastUpdatedTime: null,
  routePath,
  lang: 'en',
  toc: [
    {text: 'Two', id: 'two', depth: 2, charIndex: 0},
    {text: 'Three', id: 'three', depth: 3, charIndex: 1},
  ],
  frontmatter,
  version: '',
  _relativePath: '',
  feeds: [],
});

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: `Label of ${href}`});

const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: false,
  collapsible: true,
  ...(href === undefined ? {} : {href}),
});

const index = indexOf(
  ['/config/', '/config/a', '/config/b', '/config/c'].map((path) => entry(path)),
);

describe('overviewGroups', () => {
  it('OV-3 makes a group of each section and one of other pages, without the overview itself', () => {
    const groups = overviewGroups(
      [
        link('/config/'),
        link('/config/c'),
        category('One', [link('/config/a')]),
        category('Two', [link('/config/b')]),
      ],
      index,
      '/config/',
    );
    expect(groups.map(({label, pages}) => [label, pages.map(({routePath}) => routePath)])).toEqual([
      ['One', ['/config/a']],
      ['Two', ['/config/b']],
      [null, ['/config/c']],
    ]);
  });

  it('OV-3 lists headings of depth 2 unless told otherwise', () => {
    const depthsOf = (depths?: number[]) =>
      overviewGroups(
        [category('One', [link('/config/a')])],
        index,
        '',
        depths,
      )[0]?.pages[0]?.headings.map(({depth}) => depth);
    expect(depthsOf()).toEqual([2]);
    expect(depthsOf([2, 3])).toEqual([2, 3]);
  });

  it('flattens nested sections and takes a section’s own page first', () => {
    const nested = category('One', [category('In', [link('/config/b')])], '/config/a');
    const [group] = overviewGroups([nested], index, '');
    expect(group?.pages.map(({routePath}) => routePath)).toEqual(['/config/a', '/config/b']);
  });

  it('NV-4 OV-3 heading depths of the sidebar win over the page’s, the innermost first', () => {
    const depths = (overviewHeaders: number[]) => ({customProps: {overviewHeaders}});
    const items = [
      {
        ...category('One', [{...link('/config/a'), ...depths([2, 3])}, link('/config/b')]),
        ...depths([3]),
      },
      link('/config/c'),
    ];
    const pages = ['/config/a', '/config/b', '/config/c'].map((path) =>
      entry(path, {overviewHeaders: [2]}),
    );
    const listed = overviewGroups(items, indexOf(pages), '').flatMap((group) =>
      group.pages.map(({headings}) => headings.map(({depth}) => depth)),
    );
    expect(listed).toEqual([[2, 3], [3], [2]]);
  });
});
