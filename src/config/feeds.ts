import {defaultLocale, localeConfigs, type Locale} from './locales';
import {siteBase} from './siteBase';

export interface FeedEntry {
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

/** The feed of a language's posts. The feeds of all languages are at the root of the site. */
export function feedOf(locale: Locale): FeedEntry {
  const suffix = locale === defaultLocale ? '' : `-${locale}`;
  return {
    url: `${siteBase}rss/blog-rss${suffix}.xml`,
    mime: 'application/rss+xml',
    language: localeConfigs[locale].feedLanguage,
  };
}
