/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';

import '../../../../src/features/LocaleSwitcher/client';
import LocaleSwitcher from '../../../../src/features/LocaleSwitcher';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

beforeAll(() => {
  // jsdom cannot follow a link.
  document.addEventListener('click', (event) => event.preventDefault());
});

afterEach(() => Object.defineProperty(window, 'scrollY', {value: 0, configurable: true}));

function chinese(): HTMLAnchorElement {
  return screen.getByRole('link', {name: '简体中文', hidden: true});
}

const addressOf = ({pathname, search, hash}: HTMLAnchorElement): string => pathname + search + hash;

describe('locale links', () => {
  it.each(['click', 'pointerDown'] as const)('NV-6 keep page, query and hash on %s', (press) => {
    renderSite(<LocaleSwitcher />, {at: '/guide/start/?a=1&b=2#install'});
    fireEvent[press](chinese());

    expect(addressOf(chinese())).toBe('/zh/guide/start/?a=1&b=2#install');
  });

  it('NV-6 lead to the heading being read rather than to the hash', () => {
    renderSite(
      <>
        <nav data-outline>
          <a href="#second" aria-current="location">
            Second
          </a>
        </nav>
        <LocaleSwitcher />
      </>,
      {at: '/guide/start/#first'},
    );
    Object.defineProperty(window, 'scrollY', {value: 500, configurable: true});
    fireEvent.click(chinese());

    expect(addressOf(chinese())).toBe('/zh/guide/start/#second');
  });

  it('forget the query and hash of an earlier press', () => {
    renderSite(<LocaleSwitcher />, {at: '/guide/start/?a=1#install'});
    fireEvent.pointerDown(chinese());
    window.history.replaceState(null, '', '/guide/start/');
    fireEvent.click(chinese());

    expect(addressOf(chinese())).toBe('/zh/guide/start/');
  });

  it('leave other links as they are', () => {
    renderSite(<a href="/other">Other</a>, {at: '/guide/?a=1#b'});
    const other = screen.getByRole<HTMLAnchorElement>('link', {name: 'Other'});
    fireEvent.click(other);

    expect(addressOf(other)).toBe('/other');
  });
});
