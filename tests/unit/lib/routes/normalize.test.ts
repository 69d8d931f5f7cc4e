import fc from 'fast-check';

import {localeOfPath, routeKey, redirectOf, stripDefaultLocale} from '../../../../src/lib/routes';

const routes = ['/', '/guide/start/', '/guide/start/quick-start', '/zh/', '/zh/guide/start/'];

/** Segments as they come out of a URL: no slash, no percent sign. */
const segment = fc
  .stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9.-]{0,8}$/)
  .filter((text) => !/^index$|\.html$/i.test(text));
const path = fc.array(segment, {minLength: 1, maxLength: 4}).map((parts) => `/${parts.join('/')}`);
const oddEnding = fc.constantFrom('', '/', '.html', '/index', '/index.html', '/index.html/');

describe('routeKey', () => {
  test.each([
    ['/GUIDE/Start/Quick-Start.html', '/guide/start/quick-start'],
    ['/guide/start/quick-start/', '/guide/start/quick-start'],
    ['/guide/start/index', '/guide/start'],
    ['/guide/start/index.html', '/guide/start'],
    ['//guide///start/', '/guide/start'],
    ['/%67uide/start', '/guide/start'],
    ['/index.html', '/'],
    ['/', '/'],
    ['', '/'],
    ['/50%', '/50%'],
    ['/reindex', '/reindex'],
    ['/index-page', '/index-page'],
  ])('RT-13 %s has the key %s', (pathname, key) => {
    expect(routeKey(pathname)).toBe(key);
  });

  test('RT-13 case and ending never change the key', () => {
    fc.assert(
      fc.property(path, oddEnding, fc.boolean(), (plain, ending, loud) => {
        const odd = `${loud ? plain.toUpperCase() : plain}${ending}`;
        expect(routeKey(odd)).toBe(routeKey(plain));
      }),
    );
  });

  test('nothing that a browser can ask for makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(routeKey(new URL(`https://x/${encodeURI(text)}`).pathname)).toMatch(/^\//);
        expect(routeKey(text)).toMatch(/^\//);
      }),
    );
  });
});

describe('localeOfPath', () => {
  test.each([
    ['/', 'en'],
    ['/guide/', 'en'],
    ['/zh/guide/', 'zh'],
    ['/zh', 'zh'],
    ['/ZH/guide', 'zh'],
    ['/1.x/zh/guide/', 'zh'],
    ['/en/zh/', 'en'],
    ['/guide/start/zh/', 'en'],
    ['/zhx/nothing', 'en'],
  ])('RT-15 %s is in %s', (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale);
  });
});

describe('stripDefaultLocale', () => {
  test.each([
    ['/en/guide/start/', '/guide/start/'],
    ['/en/guide/start', '/guide/start'],
    ['/EN/guide', '/guide'],
    ['/en/', '/'],
    ['/en', '/'],
    ['/1.x/en/guide/', '/1.x/guide/'],
    ['/guide/start/en/', '/guide/start/en/'],
    ['/enough/nothing', '/enough/nothing'],
    ['/en//evil.example/', '/evil.example/'],
  ])('NF-3 %s goes to %s', (pathname, stripped) => {
    expect(stripDefaultLocale(pathname)).toBe(stripped);
  });

  test('NF-3 never names another host, whatever follows the segment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '\\', 'en', 'evil.example', '.', '..')),
        (parts) => {
          const {pathname} = new URL(`https://site.example/en/${parts.join('')}`);
          const stripped = stripDefaultLocale(pathname);
          // A path without the segment is left alone, and nobody is sent there.
          fc.pre(stripped !== pathname);
          expect(new URL(stripped, 'https://site.example/').host).toBe('site.example');
        },
      ),
    );
  });
});

describe('redirectOf', () => {
  test.each([
    ['/guide/start', '/guide/start/'],
    ['/GUIDE/Start/Quick-Start.html', '/guide/start/quick-start'],
    ['/zh/index', '/zh/'],
    ['/guide/start/', undefined],
    ['/nothing', undefined],
  ])('RT-13 %s leads to %s', (pathname, target) => {
    expect(redirectOf(pathname, routes)).toBe(target);
  });
});
