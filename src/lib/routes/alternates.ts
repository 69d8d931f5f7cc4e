import {defaultLocale, locales, type Locale} from '../../config/locales';

/** Base of a language: `/` or `/zh/`. */
export function localeBase(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** The same page in each language, by language. Both languages have the same routes. */
export function alternatePaths(routePath: string): {locale: Locale; path: string}[] {
  const own = locales.find(
    (locale) => locale !== defaultLocale && routePath.startsWith(localeBase(locale)),
  );
  const rest = routePath.slice(localeBase(own ?? defaultLocale).length);
  return locales.map((locale) => ({locale, path: `${localeBase(locale)}${rest}`}));
}
