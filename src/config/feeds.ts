import {defaultLocale, localeConfigs, type Locale} from './locales';
import {siteBase} from './siteBase';

export interface FeedEntry {
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

/** The feed of a language's posts. All feeds lie at the root of the site, whatever the language. */
export function feedOf(locale: Locale): FeedEntry {
  const suffix = locale === defaultLocale ? '' : `-${locale}`;
  return {
    url: `${siteBase}rss/blog-rss${suffix}.xml`,
    mime: 'application/rss+xml',
    language: localeConfigs[locale].feedLanguage,
  };
}
