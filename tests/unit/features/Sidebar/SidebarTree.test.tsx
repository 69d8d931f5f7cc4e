/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

import {SidebarTree} from '../../../../src/features/Sidebar';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const link = (label: string, href: string): PropSidebarItem => ({type: 'link', label, href});

function category(label: string, items: PropSidebarItem[], collapsed = false): PropSidebarItem {
  return {type: 'category', label, items, collapsed, collapsible: true};
}

const items: PropSidebarItem[] = [
  category('Start', [link('Introduction', '/zh/start/'), link('Quick start', '/zh/start/quick')]),
  category('More', [category('Deep', [link('Deep page', '/zh/deep')], true)], true),
  {type: 'html', value: '<hr>', defaultStyle: true},
  link('Alone', '/zh/alone'),
  link('Another', '/another'),
  {type: 'link', label: 'Elsewhere', href: '/elsewhere', autoAddBaseUrl: false},
];

/** Labels of the sections that are open. */
function openSections(): (string | null | undefined)[] {
  return screen
    .getAllByRole('group', {hidden: true})
    .filter((section) => section.hasAttribute('open'))
    .map((section) => section.querySelector('summary')?.textContent);
}

function show(path: string) {
  return renderSite(<SidebarTree items={items} />, {locale: 'zh', at: path});
}

describe('SidebarTree', () => {
  it('NV-4 expands sections that are not marked as collapsed', () => {
    show('/zh/alone');

    expect(openSections()).toEqual(['Start']);
  });

  it('NV-4 expands every section round the active page', () => {
    show('/zh/deep');

    expect(openSections()).toEqual(['Start', 'More', 'Deep']);
  });

  it('NV-4 marks the active page, whatever its trailing slash, and no other', () => {
    show('/zh/start');
    const current = screen.getAllByRole('link').filter((each) => each.hasAttribute('aria-current'));

    expect(current).toEqual([screen.getByRole('link', {name: 'Introduction'})]);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  });

  it('leads to pages in the language of the site, unless a link is to stay as it is written', () => {
    show('/zh/alone');

    expect(screen.getByRole('link', {name: 'Quick start'})).toHaveAttribute(
      'href',
      '/zh/start/quick',
    );
    expect(screen.getByRole('link', {name: 'Another'})).toHaveAttribute('href', '/zh/another');
    expect(screen.getByRole('link', {name: 'Elsewhere'})).toHaveAttribute('href', '/elsewhere');
  });

  it('NV-4 shows dividers and headers among the items, by customProps or as HTML', () => {
    const html = (customProps?: object): PropSidebarItem => ({
      type: 'html',
      value: '<b>raw</b>',
      defaultStyle: true,
      ...(customProps ? {customProps: {...customProps}} : {}),
    });
    const all = [html({dividerType: 'dashed'}), html({sectionHeaderText: 'Header'}), html()];
    renderSite(<SidebarTree items={all} />);

    expect(screen.getByRole('separator')).toHaveAttribute('data-divider', 'dashed');
    expect(screen.getByText('Header')).toBeVisible();
    expect(screen.getAllByText('raw')).toHaveLength(1);
  });

  it('NV-4 shows the tags of links and categories, and tells styles their context', () => {
    const own = (item: PropSidebarItem, tag: string): PropSidebarItem => ({
      ...item,
      customProps: {tag, context: `of ${tag}`},
    });
    const all = [own(category('Start', [own(link('Page', '/page'), 'Beta')]), 'New')];
    renderSite(<SidebarTree items={all} />);

    const page = screen.getByRole('link', {name: 'Page Beta'});
    expect(page.closest('li')).toHaveAttribute('data-context', 'of Beta');
    expect(screen.getByText('New').closest('li')).toHaveAttribute('data-context', 'of New');
    expect(screen.getByText('New').closest('summary')).toHaveTextContent('Start');
  });

  it('NV-4 a category with a page is a link beside its fold, with the classes of the sidebar file', () => {
    const item: PropSidebarItem = {
      ...(category(
        'Start',
        [link('Quick start', '/zh/start/quick')],
        true,
      ) as PropSidebarItemCategory),
      href: '/zh/start/',
      className: 'own',
    };
    renderSite(<SidebarTree items={[item]} />, {
      locale: 'zh',
      at: '/zh/start/',
    });
    const start = screen.getByRole('link', {name: 'Start'});

    expect(start).toHaveAttribute('href', '/zh/start/');
    expect(start).toHaveAttribute('aria-current', 'page');
    expect(start.closest('li')).toHaveClass('own');
    expect(openSections()).toEqual(['']);
    expect(start.closest('li')?.querySelector('summary')).toHaveAccessibleName(/Start/);
  });
});
