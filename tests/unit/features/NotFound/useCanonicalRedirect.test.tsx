/** @jest-environment jsdom */
import {useCanonicalRedirect} from '../../../../src/features/NotFound';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

function NotFound() {
  useCanonicalRedirect();
  return null;
}

/** The address that the reader ends at. */
function addressFrom(at: string): string {
  const {unmount} = renderSite(<NotFound />, {at});
  unmount();
  return window.location.pathname + window.location.search + window.location.hash;
}

describe('useCanonicalRedirect', () => {
  it.each([
    ['/GUIDE/Start/Quick-Start.html', '/guide/start/quick-start'],
    ['/guide/start/quick-start/', '/guide/start/quick-start'],
    ['/guide/start', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/Blog/index.html', '/blog/'],
    ['/index.html', '/'],
  ])('RT-13 goes from %s to %s', (from, to) => {
    expect(addressFrom(from)).toBe(to);
  });

  it('RT-13 keeps query and hash', () => {
    expect(addressFrom('/Blog?a=1&b#c')).toBe('/blog/?a=1&b#c');
  });

  it('replaces the history entry, so that Back does not return to the odd address', () => {
    const before = window.history.length;
    addressFrom('/guide/start/index');

    expect(window.history.length).toBe(before);
  });

  it.each(['/nothing', '/guide/start/quick', '/*', '/%2A', '/guide/start/'])(
    'stays at %s',
    (path) => {
      expect(addressFrom(path)).toBe(path);
    },
  );

  it('looks again when the next address is not found either', () => {
    const {navigate} = renderSite(<NotFound />, {at: '/nothing'});
    navigate('/BLOG/');

    expect(window.location.pathname).toBe('/blog/');
  });
});
