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
export async function sitemap({
  records,
  otherRoutes,
  locale,
  rootDir,
  siteUrl,
}: OutputContext): Promise<Files> {
  const finished = oncePerProcess(
    `sitemap ${rootDir}`,
    () => new Map<Locale, Pick<OutputContext, 'records' | 'otherRoutes'>>(),
  ).set(locale, {records, otherRoutes});
  const all = [...finished.values()].flatMap((language) => language.records);
  const others = [...finished.values()].flatMap((language) => language.otherRoutes);
  const isListed = (record: PageRecord): boolean => !isUnreleased(record) && record.isTranslated;
  const unlisted = new Set(all.filter((one) => !isListed(one)).map(({routePath}) => routePath));
  const items = all.filter(isListed).map(({routePath, lastUpdatedTime}) => {
    const alternates = alternatePaths(routePath)
      .filter((twin) => !unlisted.has(twin.path))
      .map((twin) => ({...twin, lang: localeConfigs[twin.locale].htmlLang}));
    const fallback = alternates.filter((twin) => twin.locale === defaultLocale);
    const links = [...alternates, ...fallback.map((twin) => ({...twin, lang: 'x-default'}))];
    return {
      url: `${siteUrl}${routePath}`,
      links: links.map((twin) => ({lang: twin.lang, url: `${siteUrl}${twin.path}`})),
      ...(lastUpdatedTime === null ? {} : {lastmod: new Date(lastUpdatedTime).toISOString()}),
    };
  });
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: {news: false, video: false, image: false, xhtml: true},
  });
  const ordered = [...items, ...others.map((route) => ({url: `${siteUrl}${route}`}))].toSorted(
    (a, b) => a.url.localeCompare(b.url, 'en'),
  );
  const xml = await streamToPromise(Readable.from(ordered).pipe(stream));
  return [
    [path.join(rootDir, 'sitemap.xml'), xml.toString()],
    [
      path.join(rootDir, 'robots.txt'),
      `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${siteBase}sitemap.xml\n`,
    ],
  ];
}
