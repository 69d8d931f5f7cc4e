import {createContext, useContext} from 'react';

import {locales, localeConfigs, product, themeOptions, type Locale} from '../../../src/config';
import type {ThemeOptions} from '../../../src/config';

/** The site and the page that a component is rendered on. */
export interface SiteFixture {
  locale: Locale;
  /** The languages that are configured. */
  locales: readonly string[];
  site: ThemeOptions;
  navbarItems: readonly object[];
  /** The theme's configuration beside its own options. */
  themeConfig: object;
  /** Global data of the plugins, by plugin name. */
  pluginData: Record<string, unknown>;
  /** The value of `useDoc`; the tests set the fields that their component reads. */
  doc: unknown;
  /** The value of `useDocsSidebar`. */
  sidebar: unknown;
  /** The value of `useVersions`. */
  versions: readonly object[];
  collectLink: (link: string | undefined) => void;
  collectAnchor: (anchor: string | undefined) => void;
}

/** The site as it is configured, with nothing of a page. */
export const defaultFixture: SiteFixture = {
  locale: 'en',
  locales,
  site: {
    ...themeOptions,
    texts: {},
    assetHost: 'https://assets.test',
    checkedAgainst: {current: '@rslib/core 1.0.1'},
  },
  navbarItems: [
    {to: '/guide/start/', label: 'Guide', activeBaseRegex: '^/(guide|api)/'},
    {to: '/blog/', label: 'Blog'},
  ],
  themeConfig: {},
  pluginData: {},
  doc: null,
  sidebar: null,
  versions: [],
  collectLink: () => undefined,
  collectAnchor: () => undefined,
};

export const SiteContext = createContext<SiteFixture>(defaultFixture);

export function useFixture(): SiteFixture {
  return useContext(SiteContext);
}

/** The base path of a language, as Docusaurus works it out: the first language has none. */
export function baseUrlOf(locale: string): string {
  return locale === locales[0] ? '/' : `/${locale}/`;
}

/** The value of `useDocusaurusContext` for a fixture. */
export function contextOf(fixture: SiteFixture) {
  return {
    siteConfig: {
      title: product.name,
      titleDelimiter: '|',
      url: 'https://rslib.test',
      baseUrl: baseUrlOf(fixture.locale),
      trailingSlash: undefined,
      future: {experimental_router: 'browser'},
      themeConfig: {
        navbar: {title: product.name, items: fixture.navbarItems},
        tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
        site: fixture.site,
        ...fixture.themeConfig,
      },
    },
    i18n: {
      defaultLocale: locales[0],
      locales: fixture.locales,
      currentLocale: fixture.locale,
      localeConfigs: Object.fromEntries(
        locales.map((locale) => [
          locale,
          {
            ...localeConfigs[locale],
            calendar: 'gregory',
            baseUrl: baseUrlOf(locale),
            url: 'https://rslib.test',
          },
        ]),
      ),
    },
    globalData: Object.fromEntries(
      Object.entries(fixture.pluginData).map(([name, data]) => [name, {default: data}]),
    ) as Record<string, Record<string, unknown>>,
  };
}
