/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import SocialLinks from '../../../src/components/SocialLinks';
import {socialLinks} from '../../../src/site/product';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

describe('SocialLinks', () => {
  it('NV-10 opens github, x and discord in a new tab, each under its name', () => {
    renderSite(<SocialLinks links={socialLinks} />);
    expect(socialLinks.map(({icon}) => icon)).toEqual(['github', 'x', 'discord']);

    for (const {label, href} of socialLinks) {
      const link = screen.getByRole('link', {name: label});
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('shows the name of a channel without an icon', () => {
    renderSite(
      <SocialLinks links={[{icon: 'other', label: 'Forum', href: 'https://forum.test'}]} />,
    );

    expect(screen.getByText('Forum')).toBeVisible();
  });
});
