import {defaultLocale, locales, type Locale} from '../../config/locales';
import {siteBase} from '../../config/siteBase';

/** Base of a language: `/` or `/zh/`, below the path of the whole site. */
export function localeBase(locale: Locale): string {
  return locale === defaultLocale ? siteBase : `${siteBase}${locale}/`;
}

/** The same page in each language, by language. Both languages have the same routes. */
export function alternatePaths(routePath: string): {locale: Locale; path: string}[] {
  const own = locales.find(
    (locale) => locale !== defaultLocale && routePath.startsWith(localeBase(locale)),
  );
  const rest = routePath.slice(localeBase(own ?? defaultLocale).length);
  return locales.map((locale) => ({locale, path: `${localeBase(locale)}${rest}`}));
}
