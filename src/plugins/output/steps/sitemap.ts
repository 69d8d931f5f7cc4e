import path from 'node:path';
import {Readable} from 'node:stream';

import {SitemapStream, streamToPromise} from 'sitemap';

import {defaultLocale, localeConfigs, type Locale} from '../../../config';
import {siteBase} from '../../../config/siteBase';
import type {PageRecord} from '../../../lib/pageRecord';
import {alternatePaths} from '../../../lib/routes';
import {oncePerProcess} from '../../oncePerProcess';
import type {Files, OutputContext} from '..';

/**
 * The site's one sitemap, in which each page names its twins, and the robots.txt that names it. Languages are built
 * one after the other, so each writes what is finished by then. Pages that search engines leave out, such as those of the
 * next version, are neither listed nor named as twins. Pages without a record have no twins: a tag
 * may be used in one language only. A site that search engines leave out has no sitemap.
 */
export async function sitemap(context: OutputContext): Promise<Files> {
  const {locale, rootDir, siteUrl} = context;
  const finished = oncePerProcess(`sitemap ${rootDir}`, () => new Map<Locale, OutputContext>());
  finished.set(locale, context);
  const languages = [...finished.values()];
  const all = languages.flatMap(({records}) => records);
  const others = languages.flatMap(({otherRoutes}) => otherRoutes);
  const isListed = ({routePath}: PageRecord): boolean =>
    !languages.some(({notIndexed}) => notIndexed.has(routePath));
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
  const robots = path.join(rootDir, 'robots.txt');
  const everyone = 'User-agent: *\nAllow: /\n';
  if (ordered.length === 0) {
    return [[robots, everyone]];
  }
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: {news: false, video: false, image: false, xhtml: true},
  });
  const xml = await streamToPromise(Readable.from(ordered).pipe(stream));
  return [
    [path.join(rootDir, 'sitemap.xml'), xml.toString()],
    [robots, `${everyone}\nSitemap: ${siteUrl}${siteBase}sitemap.xml\n`],
  ];
}
