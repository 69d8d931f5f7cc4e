import path from 'node:path';
import {Readable} from 'node:stream';

import {SitemapStream, streamToPromise} from 'sitemap';

import {defaultLocale, localeConfigs, type Locale} from '../../../config';
import {siteBase} from '../../../config/siteBase';
import {alternatePaths} from '../../../lib/routes';
import {oncePerProcess} from '../../oncePerProcess';
import type {Files, OutputContext} from '..';

/**
 * Write the sitemap of all languages, in which each page names its translations, and the `robots.txt` that names it.
 * Languages are built one after the other, so each writes what is finished by then. Pages without a record have no
 * translations: a tag may be used in one language only.
 */
export async function sitemap(context: OutputContext): Promise<Files> {
  const {locale, rootDir, siteUrl} = context;
  const finished = oncePerProcess(`sitemap ${rootDir}`, () => new Map<Locale, OutputContext>());
  finished.set(locale, context);
  const items = [...finished.values()].flatMap(({records, otherRoutes, notIndexed}) => [
    ...records
      .filter(({routePath}) => !notIndexed.has(routePath))
      .map(({routePath, lastUpdatedTime}) => {
        const twins = alternatePaths(routePath);
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
      }),
    ...otherRoutes.map((route) => ({url: siteUrl + route})),
  ]);
  const robots = path.join(rootDir, 'robots.txt');
  const everyone = 'User-agent: *\nAllow: /\n';
  // A site with `noIndex`.
  if (items.length === 0) {
    return [[robots, everyone]];
  }
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: {news: false, video: false, image: false, xhtml: true},
  });
  const ordered = items.toSorted((a, b) => a.url.localeCompare(b.url, 'en'));
  const xml = await streamToPromise(Readable.from(ordered).pipe(stream));
  return [
    [path.join(rootDir, 'sitemap.xml'), xml.toString()],
    [robots, `${everyone}\nSitemap: ${siteUrl}${siteBase}sitemap.xml\n`],
  ];
}
