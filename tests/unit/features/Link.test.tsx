/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {createRef, type ComponentProps} from 'react';
import {fireEvent, screen} from '@testing-library/react';

import Link from '../../../src/features/Link';
import {renderSite, type RenderSiteOptions} from '../../support/docusaurusMocks/renderSite';

function show(props: ComponentProps<typeof Link>, options?: RenderSiteOptions): HTMLElement {
  renderSite(<Link {...props}>Text</Link>, options);
  return screen.getByText('Text');
}

describe('Link', () => {
  it.each([
    ['/guide/start/', '/guide/start/'],
    ['/guide/start/quick-start?a=1#b', '/guide/start/quick-start?a=1#b'],
    ['#install', '#install'],
  ])('leads from %s to %s', (to, href) => {
    expect(show({to})).toHaveAttribute('href', href);
  });

  it('puts the base of the language before a path, once', () => {
    expect(show({to: '/guide/'}, {locale: 'zh'})).toHaveAttribute('href', '/zh/guide/');
  });

  it('leaves a path as it is when it must not be changed', () => {
    expect(show({to: '/guide/', autoAddBaseUrl: false}, {locale: 'zh'})).toHaveAttribute(
      'href',
      '/guide/',
    );
  });

  it('goes to a page of the site without a full load', () => {
    fireEvent.click(show({to: '/guide/?a=1#b'}, {at: '/'}));

    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/guide/?a=1#b',
    );
  });

  it.each(['https://rspack.rs', 'mailto:a@b.c', '//cdn.test/x'])(
    'opens %s in a new tab, without a handle on this one',
    (to) => {
      const link = show({to});

      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it('strips the mark of a path that is no page, and leaves it to the browser', () => {
    const link = show({to: 'pathname:///rss/blog-rss.xml'});
    expect(link).toHaveAttribute('href', '/rss/blog-rss.xml');
  });

  it('reports pages, headings and ids to the check of broken links', () => {
    const collectLink = jest.fn();
    const collectAnchor = jest.fn();
    renderSite(
      <>
        <Link to="/guide/#a">1</Link>
        <Link to="#b" id="here">
          2
        </Link>
        <Link to="https://rspack.rs">3</Link>
        <Link to="/unchecked" data-noBrokenLinkCheck>
          4
        </Link>
      </>,
      {collectLink, collectAnchor},
    );

    expect(collectLink.mock.calls).toEqual([['/guide/#a'], ['#b']]);
    expect(collectAnchor.mock.calls).toEqual([['here']]);
  });

  it.each([{to: '/guide/'}, {to: 'https://rspack.rs'}])(
    'gives its element to a ref (%j)',
    (props) => {
      const ref = createRef<HTMLAnchorElement>();
      const link = show({...props, ref});

      expect(ref.current).toBe(link);
    },
  );
});
