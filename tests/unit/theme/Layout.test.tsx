/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import Layout from '@theme/Layout';

import type {PageChromeOptions} from '../../../src/features/Page/chrome';
import {names} from '../../support/names';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

jest.mock('@theme/SearchBar', () => ({__esModule: true, default: () => null}));

function show(options: PageChromeOptions = {}, page = <main>Text</main>, props: object = {}) {
  return renderSite(<Layout {...props}>{page}</Layout>, {
    at: '/page',
    page: {frontmatter: options, ...(options.pageType ? {pageType: options.pageType} : {})},
  });
}

const parts = () => ({
  navbar: screen.queryByRole('banner') !== null,
  skipLink: screen.queryByRole('link', {name: names.en.skipLink}) !== null,
  footer: screen.queryByRole('contentinfo') !== null,
});

describe('Layout', () => {
  it.each(['home', 'doc', '404'] as const)('RT-16 gives a %s page the whole frame', (pageType) => {
    show({pageType});

    expect(parts()).toEqual({navbar: true, skipLink: true, footer: true});
    expect(screen.getByRole('main')).toHaveTextContent('Text');
  });

  it('RT-16 gives a custom page the navbar only', () => {
    show({pageType: 'custom'});

    expect(parts()).toEqual({navbar: true, skipLink: true, footer: false});
  });

  it('RT-16 gives a blank page nothing but its text', () => {
    const {container} = show({pageType: 'blank'});

    expect(parts()).toEqual({navbar: false, skipLink: false, footer: false});
    expect(container).toHaveTextContent(/^Text$/);
  });

  it.each([
    [{navbar: false}, {navbar: false, skipLink: false, footer: true}],
    [{footer: false}, {navbar: true, skipLink: true, footer: false}],
  ])('LY-8 takes away what the front matter turns off: %j', (options, expected) => {
    show(options);

    expect(parts()).toEqual(expected);
  });

  it('leaves the footer out where the page component says so', () => {
    show({}, <main>Text</main>, {noFooter: true});

    expect(parts().footer).toBe(false);
  });

  it('has the skip link first in the tab order; it moves the focus to the text', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(screen.getByRole('link', {name: names.en.skipLink})).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  describe('when a page fails', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    afterAll(() => consoleError.mockRestore());

    it('ER-1 keeps the frame, and the reader can retry', async () => {
      const user = userEvent.setup();
      let broken = true;
      function Page() {
        if (broken) {
          throw new Error('no page data');
        }
        return <main>Text</main>;
      }
      show({}, <Page />);
      expect(screen.getByRole('alert')).toHaveTextContent('no page data');
      expect(parts()).toEqual({navbar: true, skipLink: true, footer: true});

      broken = false;
      await user.click(screen.getByRole('button', {name: 'Try again'}));
      expect(screen.getByRole('main')).toHaveTextContent('Text');
    });
  });
});
