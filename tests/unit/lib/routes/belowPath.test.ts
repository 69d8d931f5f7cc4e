import type * as Routes from '../../../../src/lib/routes';

/** Loads the functions as in a site built with `SITE_BASE_URL`. */
function routesBelow(base: string): typeof Routes {
  const before = process.env.SITE_BASE_URL;
  process.env.SITE_BASE_URL = base;
  let routes: typeof Routes | undefined;
  jest.isolateModules(() => {
    routes = jest.requireActual<typeof Routes>('../../../../src/lib/routes');
  });
  if (before === undefined) {
    delete process.env.SITE_BASE_URL;
  } else {
    process.env.SITE_BASE_URL = before;
  }
  return routes as typeof Routes;
}

describe('a site below a path', () => {
  const {localeBase, localeOfPath, markdownPath, stripDefaultLocale} = routesBelow('/zh-docs/pr/');

  test('each language has its base there', () => {
    expect([localeBase('en'), localeBase('zh')]).toEqual(['/zh-docs/pr/', '/zh-docs/pr/zh/']);
  });

  test.each([
    ['/zh-docs/pr/guide/start/', 'en'],
    ['/zh-docs/pr/zh/guide/start/', 'zh'],
    ['/zh-docs/pr/1.0/zh/page', 'zh'],
  ])('%s is %s', (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale);
  });

  test('the path stays when the default language is taken out', () => {
    expect(stripDefaultLocale('/zh-docs/pr/en/guide/')).toBe('/zh-docs/pr/guide/');
    expect(stripDefaultLocale('/zh-docs/pr/guide/')).toBe('/zh-docs/pr/guide/');
  });

  test('copies are below it', () => {
    expect(markdownPath('/zh-docs/pr/zh/')).toBe('/zh-docs/pr/zh/index.md');
  });
});

test.each(['previews', '/previews', 'previews/', '//host/', '/a b/', 'https://x.test/'])(
  'SITE_BASE_URL=%s stops the build and says what it must be',
  (base) => {
    process.env.SITE_BASE_URL = base;
    try {
      jest.isolateModules(() => {
        expect(() => {
          jest.requireActual('../../../../src/config/environment');
        }).toThrow(/SITE_BASE_URL is ".*"\. It must start and end with a slash/);
      });
    } finally {
      delete process.env.SITE_BASE_URL;
    }
  },
);
