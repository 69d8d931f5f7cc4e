import {defaultLocale, localeConfigs, type Locale} from './locales';
import {siteBase} from './siteBase';

/** The feed of a language's posts. The feeds of all languages are at the root of the site. */
export function feedOf(locale: Locale) {
  const suffix = locale === defaultLocale ? '' : `-${locale}`;
  return {
    url: `${siteBase}rss/blog-rss${suffix}.xml`,
    mime: 'application/rss+xml' as const,
    language: localeConfigs[locale].feedLanguage,
  };
}

export type FeedEntry = ReturnType<typeof feedOf>;
