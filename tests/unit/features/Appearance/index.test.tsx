/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import AppearanceToggle from '../../../../src/features/Appearance';
import {names} from '../../../support/names';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

describe('AppearanceToggle', () => {
  it.each(['en', 'zh'] as const)('is a button named in %s, before any script', (locale) => {
    renderSite(<AppearanceToggle />, {locale});

    expect(screen.getByRole('button', {name: names[locale].appearance})).toBeEnabled();
  });

  it('carries the name of each mode for the script', () => {
    renderSite(<AppearanceToggle />);
    const toggle = screen.getByRole('button');

    expect(toggle).toHaveAttribute('data-label-light', expect.stringContaining('light mode)'));
    expect(toggle).toHaveAttribute('data-label-dark', expect.stringContaining('dark mode)'));
    expect(toggle).toHaveAttribute('data-label-system', expect.stringContaining('system mode)'));
    expect(toggle).toHaveAccessibleName(toggle.getAttribute('data-label-system') ?? '');
  });

  it.each([true, false])('AP-4 asks for the reveal when it is configured (%s)', (enabled) => {
    renderSite(<AppearanceToggle />, {
      site: {...defaultFixture.site, enableAppearanceAnimation: enabled},
    });

    expect(screen.getByRole('button').hasAttribute('data-reveal')).toBe(enabled);
  });
});
