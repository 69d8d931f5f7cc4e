/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import SocialLinks from '../../../src/features/SocialLinks';
import {socialLinks} from '../../../src/config/product';
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

  it('NV-10 keeps five in the bar, and the rest behind a button', () => {
    const links = [...'abcdefg'].map((name) => ({
      icon: 'github' as const,
      label: name,
      href: `https://${name}.test`,
    }));
    renderSite(<SocialLinks links={links} />);

    expect(screen.getAllByRole('link').map((link) => link.ariaLabel ?? link.textContent)).toEqual([
      ...'abcde',
    ]);
    expect(screen.getByRole('button', {name: 'More links'})).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.getAllByRole('link', {hidden: true})).toHaveLength(7);
  });

  it.each([
    ['text', 'Ask us', 'Ask us'],
    ['img', '/code.png', '<img'],
    ['dom', '<b>Mondays</b>', '<b>Mondays</b>'],
  ] as const)(
    'NV-10 shows the content of a channel of mode “%s” in a popover',
    (mode, content, html) => {
      renderSite(<SocialLinks links={[{icon: 'x', label: 'News', mode, content}]} />);
      const button = screen.getByRole('button', {name: 'News'});
      const popover = button.nextElementSibling;

      expect(popover).not.toBeVisible();
      expect(popover?.innerHTML).toContain(html);
    },
  );

  it('NV-10 a picture of the site has the base path in front', () => {
    renderSite(
      <SocialLinks links={[{icon: 'x', label: 'News', mode: 'img', content: '/img/code.png'}]} />,
      {locale: 'zh'},
    );
    expect(screen.getByRole('img', {hidden: true, name: 'News'})).toHaveAttribute(
      'src',
      '/zh/img/code.png',
    );
  });
});
