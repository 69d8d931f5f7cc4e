import {siteKeys} from './frontMatterKeys';
import type {PageIndexEntry, PageRecord} from './types';

/**
 * Reduces a record to what the browser may know (row HD-5). Keys that mean something to Docusaurus or to
 * the build only stay behind: the file is fetched by readers.
 */
export function publicEntry(record: PageRecord): PageIndexEntry {
  const known = Object.entries(record.frontmatter).filter(([key]) =>
    siteKeys.some((siteKey) => siteKey === key),
  );
  return {
    title: record.title,
    routePath: record.routePath,
    lang: record.lang,
    toc: record.toc,
    frontmatter: Object.fromEntries(known),
    version: record.version,
    _relativePath: record._relativePath,
    feeds: record.feeds,
  };
}
