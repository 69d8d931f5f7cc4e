/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, within} from '@testing-library/react';

import Navbar from '../../../../src/features/Navbar';
import {names} from '../../../support/names';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

jest.mock('@theme/SearchBar', () => ({
  __esModule: true,
  default: () => <button type="button">Search</button>,
}));

const site = (change: Partial<typeof defaultFixture.site>) => ({
  site: {...defaultFixture.site, ...change},
});

/** Every match, those in the closed mobile menu included. */
const all = (role: 'button' | 'link', name: string | RegExp): HTMLElement[] =>
  screen.queryAllByRole(role, {name, hidden: true});

describe('Navbar', () => {
  it.each(['en', 'zh'] as const)('is a banner with the top navigation, named in %s', (locale) => {
    renderSite(<Navbar />, {locale, at: locale === 'zh' ? '/zh/' : '/'});
    const navigation = within(screen.getByRole('banner')).getByRole('navigation', {
      name: names[locale].topNavigation,
    });

    expect(within(navigation).getAllByRole('link').length).toBeGreaterThanOrEqual(2);
  });

  it('leads home by the product’s name', () => {
    renderSite(<Navbar />, {locale: 'zh', at: '/zh/blog/'});

    expect(screen.getByRole('link', {name: 'Rslib'})).toHaveAttribute('href', '/zh/');
  });

  it('CF-1 shows the logo and the text that are configured in place of the drawn mark', () => {
    const logo = {src: '/logo.svg', srcDark: '/dark.svg', alt: 'A mark'};
    const themeConfig = {navbar: {title: 'Text', logo, items: []}};
    const {container} = renderSite(<Navbar />, {themeConfig});
    const brand = screen.getByRole('link', {name: /^A mark.*Text$/});

    expect(brand.querySelector('svg')).toBeNull();
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(
      expect.arrayContaining(['/logo.svg', '/dark.svg']),
    );
  });

  it('NV-8 shows search and the appearance toggle', () => {
    renderSite(<Navbar />);

    expect(screen.getByRole('button', {name: 'Search'})).toBeVisible();
    expect(screen.getByRole('button', {name: names.en.appearance})).toBeVisible();
  });

  it('NV-8 has no search where it is disabled', () => {
    renderSite(<Navbar />, site({search: false}));

    expect(all('button', 'Search')).toEqual([]);
  });

  it('NV-8 has no appearance toggle where darkMode is false, in the mobile menu neither', () => {
    const {unmount} = renderSite(<Navbar />);
    expect(all('button', names.en.appearance)).toHaveLength(2);
    unmount();

    renderSite(<Navbar />, site({darkMode: false}));
    expect(all('button', names.en.appearance)).toEqual([]);
  });

  it('NV-6 has a language switcher only where there is more than one language', () => {
    const {unmount} = renderSite(<Navbar />);
    expect(all('button', names.en.languages)).toHaveLength(2);
    unmount();

    renderSite(<Navbar />, {locales: ['en']});
    expect(all('button', names.en.languages)).toEqual([]);
  });

  it('NV-10 shows the official channels', () => {
    renderSite(<Navbar />);

    expect(screen.getByRole('link', {name: 'GitHub'})).toBeVisible();
  });

  it('NV-5 has a hamburger, and its menu is closed', () => {
    renderSite(<Navbar />);

    expect(screen.getByRole('button', {name: names.en.hamburger})).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    expect(screen.queryByRole('dialog', {name: names.en.mobileMenu})).toBeNull();
  });
});
