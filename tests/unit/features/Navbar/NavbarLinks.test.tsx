/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import {NavbarLinks, isActive} from '../../../../src/features/Navbar/NavbarLinks';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

/** The links that are marked, with what they are marked as. */
const currentLinks = (options: RenderSiteOptions): string[] => {
  const {unmount} = renderSite(<NavbarLinks />, options);
  const found = screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`);
  unmount();
  return found;
};

describe('NavbarLinks', () => {
  it('leads to other sites as it is told', () => {
    const navbarItems = [{label: 'Playground', href: 'https://play.example/'}];
    renderSite(<NavbarLinks />, {navbarItems, locale: 'zh', at: '/zh/'});

    const link = screen.getByRole('link', {name: 'Playground'});
    expect(link).toHaveAttribute('href', 'https://play.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('aria-current');
  });

  it('NV-1 marks the section of the page with aria-current, and no other', () => {
    expect(currentLinks({at: '/guide/start/quick-start'})).toEqual(['Guide: page']);
    expect(currentLinks({at: '/blog/introducing-rslib'})).toEqual(['Blog: page']);
    expect(currentLinks({at: '/'})).toEqual([]);
    expect(currentLinks({locale: 'zh', at: '/zh/guide/start/'})).toEqual(['Guide: page']);
    const navbarItems = [{label: 'Docs', to: '/docs/'}];
    expect(currentLinks({navbarItems, locale: 'zh', at: '/zh/docs/x'})).toEqual(['Docs: page']);
  });

  it('NV-1 prefers activeMatch to the link, and falls back to the link', () => {
    const link = {label: 'Docs', to: '/docs/'};

    expect(isActive({...link, activeBaseRegex: '^/(docs|api)/'}, '/api/x', '/')).toBe(true);
    expect(isActive({...link, activeBaseRegex: '^/api/'}, '/docs/x', '/')).toBe(false);
    expect(isActive(link, '/docs/x', '/')).toBe(true);
    expect(isActive(link, '/other', '/')).toBe(false);
    // The pattern need not know languages and versions.
    expect(isActive({...link, activeBaseRegex: '^/api/'}, '/zh/1.0/api/x', '/zh/1.0/')).toBe(true);
  });

  const group = {
    label: 'Tools',
    tag: 'New',
    position: 'right',
    items: [
      {label: 'Lint', to: '/lint/', tag: 'Beta'},
      {label: 'Other', href: 'https://a.test/'},
    ],
  };

  it('NV-2 a group is current with one of its links, in the bar and in the mobile menu', () => {
    const options = {navbarItems: [group], locale: 'zh', at: '/zh/lint/x'} as const;
    const {unmount} = renderSite(<NavbarLinks />, options);
    expect(screen.getByRole('button', {name: 'Tools New'})).toHaveAttribute('aria-current', 'true');
    const link = screen.getByRole('link', {name: 'Lint Beta', hidden: true});
    expect(link).toHaveAttribute('href', '/zh/lint/');
    expect(link).toHaveAttribute('aria-current', 'page');
    unmount();

    renderSite(<NavbarLinks isFlat />, options);
    expect(screen.getByText('Tools')).toBeVisible();
    expect(screen.getByRole('link', {name: 'Lint Beta'})).toHaveAttribute('aria-current', 'page');
  });
});
