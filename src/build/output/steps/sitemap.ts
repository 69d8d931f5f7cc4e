import path from 'node:path';
import {Readable} from 'node:stream';

import {SitemapStream, streamToPromise} from 'sitemap';

import {defaultLocale, localeConfigs, type Locale} from '../../../config';
import {siteBase} from '../../../config/siteBase';
import {isUnreleased, type PageRecord} from '../../../lib/pageRecord';
import {alternatePaths} from '../../../lib/routes';
import {oncePerProcess} from '../../oncePerProcess';
import type {Files, OutputContext} from '..';

/**
 * The site's one sitemap, in which each page names its twins, and the robots.txt that names it. Languages are built
 * one after the other, so each writes what is finished by then. Pages of the next version and untranslated ones are in
 * no search engine, so they are neither listed nor named as twins. Pages without a record have no twins: a tag may be used in
 * one language only.
 */
export async function sitemap(context: OutputContext): Promise<Files> {
  const {locale, rootDir, siteUrl} = context;
  const finished = oncePerProcess(`sitemap ${rootDir}`, () => new Map<Locale, OutputContext>());
  finished.set(locale, context);
  const all = [...finished.values()].flatMap(({records}) => records);
  const others = [...finished.values()].flatMap(({otherRoutes}) => otherRoutes);
  const isListed = (record: PageRecord): boolean => !isUnreleased(record) && record.isTranslated;
  const unlisted = new Set(all.filter((one) => !isListed(one)).map(({routePath}) => routePath));
  const items = all.filter(isListed).map(({routePath, lastUpdatedTime}) => {
    const twins = alternatePaths(routePath).filter((twin) => !unlisted.has(twin.path));
    const fallback = twins.filter((twin) => twin.locale === defaultLocale);
    return {
      url: siteUrl + routePath,
      links: [
        ...twins.map((twin) => ({
          lang: localeConfigs[twin.locale].htmlLang,
          url: siteUrl + twin.path,
        })),
        ...fallback.map((twin) => ({lang: 'x-default', url: siteUrl + twin.path})),
      ],
      ...(lastUpdatedTime === null ? {} : {lastmod: new Date(lastUpdatedTime).toISOString()}),
    };
  });
  const ordered = [...items, ...others.map((route) => ({url: siteUrl + route}))].toSorted((a, b) =>
    a.url.localeCompare(b.url, 'en'),
  );
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: {news: false, video: false, image: false, xhtml: true},
  });
  const xml = await streamToPromise(Readable.from(ordered).pipe(stream));
  return [
    [path.join(rootDir, 'sitemap.xml'), xml.toString()],
    [
      path.join(rootDir, 'robots.txt'),
      `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${siteBase}sitemap.xml\n`,
    ],
  ];
}
