/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, within} from '@testing-library/react';

import {familyTools} from '../../../src/config/tools';
import Footer from '../../../src/theme/Footer';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

describe('Footer', () => {
  it('links the tools of the family, each in a new tab', () => {
    renderSite(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(familyTools.length).toBeGreaterThanOrEqual(7);

    for (const {name, url} of familyTools) {
      const link = footer.getByRole('link', {name});
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it.each([
    ['en', 'Rslib is free software under the MIT license.'],
    ['zh', 'Rslib 是采用 MIT 许可证的自由软件。'],
  ] as const)('names the licence in %s, and the channels', (locale, licence) => {
    renderSite(<Footer />, {locale});

    expect(screen.getByText(licence)).toBeVisible();
    expect(screen.getByRole('link', {name: 'Discord'})).toBeVisible();
  });
});
