import fs from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';

import {parseSitemap, SitemapStream, streamToPromise, type SitemapItemLoose} from 'sitemap';

import {defaultLocale, localeConfigs} from '../../../config';
import {alternatePaths} from '../../../lib/routes';
import {writeText, type OutputContext, type OutputStep} from '../context';

const sitemapName = 'sitemap.xml';

type SitemapContext = Pick<OutputContext, 'records' | 'siteUrl'>;

/** The entries of one language's pages, each naming its twin in the other. */
export function sitemapItems({records, siteUrl}: SitemapContext): SitemapItemLoose[] {
  return records.map(({routePath, lastUpdatedTime}) => {
    const alternates = alternatePaths(routePath);
    const links = alternates.map(({locale, path: twin}) => ({
      lang: localeConfigs[locale].htmlLang,
      url: `${siteUrl}${twin}`,
    }));
    const fallback = alternates
      .filter(({locale}) => locale === defaultLocale)
      .map(({path: twin}) => ({lang: 'x-default', url: `${siteUrl}${twin}`}));
    return {
      url: `${siteUrl}${routePath}`,
      links: [...links, ...fallback],
      ...(lastUpdatedTime === null ? {} : {lastmod: new Date(lastUpdatedTime).toISOString()}),
    };
  });
}

/**
 * Puts a language's entries into a sitemap, in place of those it had there. Languages are built one
 * after the other, so each adds its own; a second build of one language changes nothing else.
 *
 * @param present entries of the sitemap so far
 */
export function mergeItems(
  present: readonly SitemapItemLoose[],
  own: readonly SitemapItemLoose[],
  {siteUrl, baseUrl}: Pick<OutputContext, 'siteUrl' | 'baseUrl'>,
): SitemapItemLoose[] {
  const ownUrls = new Set(own.map(({url}) => url));
  const others = present.filter(({url}) => {
    const isOwn =
      baseUrl === '/'
        ? alternatePaths(url.slice(siteUrl.length)).some(
            ({locale, path: twin}) => locale === defaultLocale && `${siteUrl}${twin}` === url,
          )
        : url.startsWith(`${siteUrl}${baseUrl}`);
    return !isOwn && !ownUrls.has(url);
  });
  return [...own, ...others].toSorted((a, b) => a.url.localeCompare(b.url, 'en'));
}

async function readItems(file: string): Promise<SitemapItemLoose[]> {
  try {
    return await parseSitemap(Readable.from([await fs.readFile(file, 'utf8')]));
  } catch (error) {
    // The first language finds none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

/** Writes the entries as XML. Order is kept. */
export async function sitemapXml(items: readonly SitemapItemLoose[]): Promise<string> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: {news: false, video: false, image: false, xhtml: true},
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return xml.toString();
}

/** Writes the site's one sitemap, and the robots.txt that names it. */
export const writeSitemap: OutputStep = async (context) => {
  const present = await readItems(path.join(context.rootDir, sitemapName));
  const items = mergeItems(present, sitemapItems(context), context);
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${context.siteUrl}/${sitemapName}\n`;
  return [
    await writeText(context.rootDir, sitemapName, await sitemapXml(items)),
    await writeText(context.rootDir, 'robots.txt', robots),
  ];
};
