import {defaultLocale, localeConfigs, type Locale} from '../../config';
import type {FeedEntry} from './types';

/**
 * The feed that lists a language's posts. Both feeds lie at the root of the site, also the Chinese one.
 */
export function feedOf(locale: Locale): FeedEntry {
  return {
    url: locale === defaultLocale ? '/rss/blog-rss.xml' : `/rss/blog-rss-${locale}.xml`,
    mime: 'application/rss+xml',
    language: localeConfigs[locale].feedLanguage,
  };
}
