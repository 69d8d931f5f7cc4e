import path from 'node:path';

import type {SourceDocument} from '../source/loader';

/** Where the pages of one content plugin live. */
export interface LinkMap {
  /** Origin, without a trailing slash. */
  siteUrl: string;
  /** Base of the language, with a slash at both ends. */
  baseUrl: string;
  /** Absolute folders that relative links are looked up in: the translation's first. */
  contentFolders: readonly string[];
  /** Paths of pages by source file, relative to its content folder, with forward slashes. */
  permalinks: ReadonlyMap<string, string>;
}

const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const pathnameScheme = 'pathname://';

function withBase(pathname: string, baseUrl: string): string {
  // Docusaurus' own rule (`useBaseUrl`): a path that carries the base already is left alone.
  return pathname.startsWith(baseUrl) ? pathname : `${baseUrl}${pathname.slice(1)}`;
}

/** The page that a relative or root-relative `.mdx` link names, by its source file. */
function pageOfFile(file: string, document: SourceDocument, map: LinkMap): string | null {
  for (const folder of map.contentFolders) {
    const target = file.startsWith('/')
      ? file.slice(1)
      : path.relative(folder, path.resolve(path.dirname(document.path), file));
    const permalink = map.permalinks.get(target.split(path.sep).join('/'));
    if (permalink !== undefined) {
      return permalink;
    }
  }
  return null;
}

/**
 * Makes a link's address absolute, so that the Markdown copy can be read anywhere.
 *
 * @param url as written: another site, a path (`/guide/start/`), a source file
 * (`./quick-start.mdx#build`), or a place on the same page (`#build`)
 * @param document the file that the link stands in, which may be a fragment of the page
 * @param routePath the page that shows the link
 */
export function absoluteUrl(
  url: string,
  document: SourceDocument,
  routePath: string,
  map: LinkMap,
): string {
  if (url.startsWith(pathnameScheme)) {
    return `${map.siteUrl}${url.slice(pathnameScheme.length)}`;
  }
  if (hasScheme.test(url)) {
    return url;
  }
  const [, file = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (file === '') {
    return `${map.siteUrl}${routePath}${suffix}`;
  }
  if (/\.mdx?$/.test(file)) {
    const permalink = pageOfFile(decodeURI(file), document, map);
    if (permalink !== null) {
      return `${map.siteUrl}${permalink}${suffix}`;
    }
  }
  return file.startsWith('/')
    ? `${map.siteUrl}${withBase(file, map.baseUrl)}${suffix}`
    : new URL(url, `${map.siteUrl}${routePath}`).href;
}

/**
 * The same for an image.
 *
 * @returns null for a picture next to the page: the bundler names that file, and nobody knows the name yet
 */
export function absoluteImageUrl(url: string, map: LinkMap): string | null {
  if (hasScheme.test(url)) {
    return url.startsWith(pathnameScheme)
      ? `${map.siteUrl}${url.slice(pathnameScheme.length)}`
      : url;
  }
  return url.startsWith('/') ? `${map.siteUrl}${withBase(url, map.baseUrl)}` : null;
}
