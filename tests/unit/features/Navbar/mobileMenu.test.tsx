/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, within} from '@testing-library/react';

import {MobileMenu} from '../../../../src/features/Navbar';
import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

/** The opening, closing and focus of the menu are in `tests/unit/client/controls/dialogs`. */
describe('NavbarMobileMenu', () => {
  it.each(['en', 'zh'] as const)(
    'NV-5 is a dialog behind a hamburger, both named in %s',
    (locale) => {
      renderSite(<MobileMenu />, {locale, at: locale === 'zh' ? '/zh/' : '/'});
      const menu = screen.getByRole('dialog', {hidden: true});
      const hamburger = screen.getByRole('button', {name: names[locale].hamburger});

      expect(menu).toHaveAttribute('aria-label', names[locale].mobileMenu);
      expect(menu).not.toHaveAttribute('open');
      expect(hamburger).toHaveAttribute('commandfor', menu.id);
      expect(hamburger).toHaveAttribute('command', 'show-modal');
    },
  );

  it('holds everything that the bar shows on wide screens', () => {
    renderSite(<MobileMenu />);
    const menu = within(screen.getByRole('dialog', {hidden: true}));
    const has = (role: 'button' | 'link' | 'navigation', name: string | RegExp) =>
      expect(menu.getByRole(role, {name, hidden: true})).toBeInTheDocument();

    has('navigation', names.en.topNavigation);
    has('link', 'Guide');
    has('link', 'Blog');
    has('button', names.en.languages);
    has('button', names.en.appearance);
    has('link', 'GitHub');
  });

  it('closes by a button of its own', () => {
    renderSite(<MobileMenu />);
    const close = screen.getByRole('button', {name: 'Close navigation bar', hidden: true});

    expect(close).toHaveAttribute('command', 'close');
    expect(close).toHaveAttribute('commandfor', screen.getByRole('dialog', {hidden: true}).id);
  });
});
