import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter, useHistory} from 'react-router-dom';
import {act, render, type RenderResult} from '@testing-library/react';
import stockChinese from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';

import codeTranslations from './generated/codeTranslations';
import pages from './generated/pages';
import {SiteContext, defaultFixture, type SiteFixture} from './siteFixture';
import type {PageData} from '../../../src/lib/pageData';
import {routeKey} from '../../../src/lib/routes';
import english from '../../../i18n/en/code.json';
import chinese from '../../../i18n/zh/code.json';

const ownStrings: Partial<Record<SiteFixture['locale'], Record<string, {message: string}>>> = {
  en: english,
  zh: chinese,
};

/** The strings of the stock theme; its English ones are in the components. */
const stockStrings: Partial<Record<SiteFixture['locale'], Record<string, string>>> = {
  en: {},
  zh: stockChinese,
};

/** The address, and what differs from `defaultFixture`. */
export interface RenderSiteOptions extends Partial<SiteFixture> {
  /** The address: path, and optionally query and hash. */
  at?: string;
  /** The value of `usePageData` there; null for an address without a page. */
  page?: Partial<PageData> | null;
}

/** Testing Library's result, and a way to go to another page as a link would. */
export interface RenderSiteResult extends RenderResult {
  navigate: (to: string) => void;
}

/** Fills the strings that `translate` reads, as the build of a language does. */
function speak(locale: SiteFixture['locale']): void {
  for (const id of Object.keys(codeTranslations)) {
    delete codeTranslations[id];
  }
  Object.assign(codeTranslations, stockStrings[locale]);
  for (const [id, {message}] of Object.entries(ownStrings[locale] ?? {})) {
    codeTranslations[id] = message;
  }
}

/** Fills the data of the page, as the build of a language does. */
function describePage(address: string, locale: string, page: RenderSiteOptions['page']): void {
  for (const key of Object.keys(pages)) {
    delete pages[key];
  }
  const routePath = address.replace(/[?#].*$/, '');
  if (page !== null) {
    pages[routeKey(routePath)] = {
      ...{title: 'Rslib', headingTitle: 'Rslib', routePath, lang: locale, toc: []},
      ...{frontmatter: {}, pageType: 'doc', version: '', lastUpdatedTime: null},
      ...{_relativePath: '', feeds: [], ...page},
    };
  }
}

/** Renders a component on a page of the fixture site, with the browser's own address bar. */
export function renderSite(ui: ReactNode, options: RenderSiteOptions = {}): RenderSiteResult {
  const {at = '/', page, ...overrides} = options;
  const fixture = {...defaultFixture, ...overrides};
  window.history.replaceState(null, '', at);
  speak(fixture.locale);
  describePage(at, fixture.locale, page);
  let push: (to: string) => void = () => undefined;
  function Navigation(): null {
    const history = useHistory();
    push = (to) => history.push(to);
    return null;
  }
  const result = render(ui, {
    wrapper: ({children}) => (
      <HelmetProvider>
        <BrowserRouter>
          <Navigation />
          <SiteContext.Provider value={fixture}>{children}</SiteContext.Provider>
        </BrowserRouter>
      </HelmetProvider>
    ),
  });
  return {...result, navigate: (to) => act(() => push(to))};
}
