import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useLocation} from 'react-router-dom';

import useDocusaurusContext from '../useDocusaurusContext';

/** Compares two paths, whatever their case and trailing slash. */
export function isSamePath(first: string | undefined, second: string | undefined): boolean {
  const normalize = (path: string | undefined) =>
    (!path || path.endsWith('/') ? path : `${path}/`)?.toLowerCase();
  return normalize(first) === normalize(second);
}

export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale} = useDocusaurusContext().i18n;
  return new Intl.DateTimeFormat(currentLocale, {calendar: 'gregory', ...options});
}

interface UrlRequest {
  locale: string;
  fullyQualified: boolean;
}

export function useAlternatePageUtils(): {createUrl: (request: UrlRequest) => string} {
  const {
    siteConfig: {baseUrl, trailingSlash},
    i18n: {localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const suffix = applyTrailingSlash(pathname, {trailingSlash, baseUrl}).replace(baseUrl, '');
  return {
    createUrl({locale, fullyQualified}) {
      const config = localeConfigs[locale];
      if (!config) {
        throw new Error(`no locale config found for locale=${locale}`);
      }
      return `${fullyQualified ? config.url : ''}${config.baseUrl}${suffix}`;
    },
  };
}
