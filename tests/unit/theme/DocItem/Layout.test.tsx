/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import DocItemLayout from '@theme/DocItem/Layout';

import type {PageChromeOptions} from '../../../../src/features/Page/chrome';
import {names} from '../../../support/names';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

// The overview reads the generated page index; it has tests of its own.
jest.mock('@site/src/features/Overview', () => ({
  __esModule: true,
  default: (props: object) => <output>{JSON.stringify(props)}</output>,
  useDocTitle: () => 'Page',
}));

// The text with its title has tests of its own, too.
jest.mock('@theme/DocItem/Content', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => children,
}));

const editUrl = 'https://code.test/edit/main/docs/page.mdx';

function doc(frontMatter: object = {}, metadata: object = {}) {
  return {
    frontMatter,
    toc: [2, 3, 4, 5].map((level) => ({id: `h${level}`, value: `Level ${level}`, level})),
    metadata: {
      title: 'Page',
      permalink: '/page',
      source: '@site/docs/page.mdx',
      editUrl,
      version: 'current',
      lastUpdatedAt: Date.UTC(2026, 10, 20),
      previous: {title: 'Before', permalink: '/before'},
      next: {title: 'After', permalink: '/after'},
      ...metadata,
    },
  };
}

function show(frontmatter: PageChromeOptions = {}, options: RenderSiteOptions = {}) {
  window.docusaurus = {prefetch: () => false, preload: () => false};
  return renderSite(<DocItemLayout>Text</DocItemLayout>, {
    at: '/page',
    doc: doc(),
    sidebar: {name: 'guide', items: []},
    page: {frontmatter, pageType: frontmatter.pageType ?? 'doc'},
    ...options,
  });
}

const outline = (): HTMLElement | null =>
  screen.queryByRole('navigation', {name: names.en.outline});
const pager = (): HTMLElement | null => screen.queryByRole('navigation', {name: names.en.pager});
const bar = (): (string | null)[] =>
  screen.queryAllByRole('button').map((button) => button.textContent);

describe('DocItem/Layout', () => {
  it('LY-1 has the text in the only main > article, with outline and pager', () => {
    show();

    expect(screen.getByRole('article').parentElement).toBe(screen.getByRole('main'));
    expect(screen.getByRole('article')).toHaveTextContent('Text');
    expect(outline()).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(pager());
  });

  it('a translated page says nothing of languages, and so does an original', () => {
    const {unmount} = show({}, {locale: 'zh'});
    expect(document.querySelector('main [lang]')).toBeNull();
    unmount();

    show();
    expect(document.querySelector('main [lang]')).toBeNull();
  });

  it.each(['en', 'zh'] as const)('PC-1 names the neighbours in %s', (locale) => {
    show({}, {locale});
    const links = screen.getAllByRole('link').map((link) => link.textContent);

    expect(links).toEqual(
      expect.arrayContaining([`${names[locale].previous} Before`, `${names[locale].next} After`]),
    );
  });

  it('PC-2 PC-3 ends the article with the edit link and the date', () => {
    show();
    const article = within(screen.getByRole('article'));

    expect(article.getByRole('link', {name: names.en.edit})).toHaveAttribute('href', editUrl);
    expect(article.getByText('Nov 20, 2026')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Checked against @rslib/core 1.0.1');
  });

  it('PC-3 has no edit link without an address', () => {
    show({}, {doc: doc({}, {editUrl: undefined})});

    expect(screen.queryByRole('link', {name: names.en.edit})).toBeNull();
  });

  it('LY-9 has a button for the sidebar and one for the outline', () => {
    show();

    expect(bar()).toEqual(['Menu', 'On this page']);
  });

  it.each(['home', 'custom'] as const)('RT-16 a page of the type %s has text alone', (pageType) => {
    show({pageType});

    expect(outline()).toBeNull();
    expect(bar()).toEqual([]);
    expect(pager()).toBeNull();
    expect(screen.queryByRole('link', {name: names.en.edit})).toBeNull();
  });

  it('RT-16 a page of the type 404 has the frame of the 404 page round its text', () => {
    show({pageType: '404'});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('PAGE NOT FOUND');
    expect(screen.getByRole('link', {name: 'Take me home'})).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Text');
    expect(pager()).toBeNull();
    expect(screen.queryByRole('link', {name: names.en.edit})).toBeNull();
  });

  it.each([
    [{outline: false}, ['Menu']],
    [{sidebar: false}, ['On this page']],
  ])('LY-8 takes away what the front matter turns off: %j', (exceptions, buttons) => {
    show(exceptions);

    expect(bar()).toEqual(buttons);
  });

  it('LY-8 takes the footer away: pager, edit link and date', () => {
    show({footer: false});

    expect(pager()).toBeNull();
    expect(screen.queryByRole('link', {name: names.en.edit})).toBeNull();
    expect(screen.queryByText('Nov 20, 2026')).toBeNull();
  });

  it('has no sidebar button on a page outside every sidebar', () => {
    show({}, {sidebar: null});

    expect(bar()).toEqual(['On this page']);
  });

  it('LY-7 shows the levels that the page asks for', () => {
    show({}, {doc: doc({toc_min_heading_level: 3, toc_max_heading_level: 5})});
    const links = within(outline() ?? document.body).getAllByRole('link');

    expect(links.map((link) => link.textContent)).toEqual(['Level 3', 'Level 4', 'Level 5']);
  });

  it('OV-3 adds the overview where the page asks for it, with its depths', () => {
    const {unmount} = show();
    expect(screen.queryByRole('status')).toBeNull();
    unmount();

    show({}, {doc: doc({overview: true, overviewHeaders: [2, 3]})});
    expect(screen.getByRole('article')).toContainElement(screen.getByRole('status'));
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
      routePath: '/page',
      depths: [2, 3],
    });
  });

  it('hides the outline by Docusaurus’ own key, too', () => {
    show({}, {doc: doc({hide_table_of_contents: true})});

    expect(outline()).toBeNull();
  });
});
