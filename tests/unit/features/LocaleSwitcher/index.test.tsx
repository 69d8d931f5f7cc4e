/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

import '../../../../src/features/HoverMenu/client';
import LocaleSwitcher from '../../../../src/features/LocaleSwitcher';
import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const english = (): HTMLElement => screen.getByRole('link', {name: 'English'});
const chinese = (): HTMLElement => screen.getByRole('link', {name: '简体中文'});

describe('LocaleSwitcher', () => {
  it.each(['en', 'zh'] as const)('NV-6 is named in %s, and closed at first', (locale) => {
    renderSite(<LocaleSwitcher />, {locale, at: locale === 'zh' ? '/zh/' : '/'});

    expect(screen.getByRole('button', {name: names[locale].languages})).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('NV-6 leads from an English page to the same page in each language', async () => {
    const user = userEvent.setup();
    renderSite(<LocaleSwitcher />, {at: '/guide/start/'});
    await user.click(screen.getByRole('button'));

    expect(english()).toHaveAttribute('href', '/guide/start/');
    expect(chinese()).toHaveAttribute('href', '/zh/guide/start/');
  });

  it('NV-6 leads back from a Chinese page', async () => {
    const user = userEvent.setup();
    renderSite(<LocaleSwitcher />, {locale: 'zh', at: '/zh/guide/start/quick-start'});
    await user.click(screen.getByRole('button'));

    expect(english()).toHaveAttribute('href', '/guide/start/quick-start');
    expect(chinese()).toHaveAttribute('href', '/zh/guide/start/quick-start');
  });

  it('NV-6 tells the current language, and each name’s own', async () => {
    const user = userEvent.setup();
    renderSite(<LocaleSwitcher />, {locale: 'zh', at: '/zh/'});
    await user.click(screen.getByRole('button'));

    expect(chinese()).toHaveAttribute('aria-current', 'true');
    expect(english()).not.toHaveAttribute('aria-current');
    expect(chinese()).toHaveAttribute('lang', 'zh');
    expect(english()).toHaveAttribute('lang', 'en');
  });

  it('NV-3 opens, is walked and closes by the keyboard', async () => {
    const user = userEvent.setup();
    renderSite(<LocaleSwitcher />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(english()).toHaveFocus();

    await user.tab();
    expect(chinese()).toHaveFocus();

    await user.keyboard('{Escape}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('NV-6 is not there where one language is configured', () => {
    const {container} = renderSite(<LocaleSwitcher />, {locales: ['en']});

    expect(container).toBeEmptyDOMElement();
  });
});
