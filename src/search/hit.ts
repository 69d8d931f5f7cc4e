/** The types of search, and the reading of records from storage and providers. */

import {escapeText, unescapeText} from '../lib/escapedText';

/** Pieces of a text in turn: plain, matched, plain, … */
export type MarkedText = readonly string[];

/** A row of the search dialog. All texts are plain. */
export interface Hit {
  /** Unique per place on the site; the provider's `objectID`. */
  id: string;
  /** A path on this site. */
  url: string;
  kind: 'page' | 'section' | 'text';
  /** Title of the group of rows: the place of the page and its title. */
  group: string;
  page: string;
  title: MarkedText;
  /** The second line; empty for none. */
  detail: MarkedText;
}

export interface Question {
  query: string;
  limit: number;
  /** Words of an excerpt; left out if only the number of hits is of interest. */
  words?: number;
  /** Version of the docs, '' for the default one; left out if the site has only one. */
  version?: string;
}

export interface Answer {
  hits: readonly Hit[];
  /** All that was found; `hits` may be fewer. */
  count: number;
  /** Connects events with the answer; only from a provider with events. */
  queryID?: string;
  /** The provider failed, and the site's own index has answered. */
  isFallback?: boolean;
}

/** Answers queries in their order. @throws Error if there is no answer */
export type Search = (questions: readonly Question[]) => Promise<Answer[]>;

/**
 * Reads an escaped text with matches in `<mark>`. Other markup is text.
 */
export function readMarked(text: string): MarkedText {
  return text.split(/<mark>([^<]*)<\/mark>/).map(unescapeText);
}

/** A value inside objects of any shape; inherited ones do not count. */
function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** `URL.parse` and `URL.canParse` are newer than the oldest browsers of the list. */
function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Returns the path of an address of this site, or null. Records name `siteUrl` in a preview, too. */
export function sitePath(address: unknown, siteUrl: string): string | null {
  const url = typeof address === 'string' && address !== '' ? parseUrl(address, siteUrl) : null;
  if (!url) {
    return null;
  }
  const {origin, username, password, pathname, search, hash} = url;
  const isOwn = origin === new URL(siteUrl).origin && username + password === '';
  // A path that begins with two slashes would be read as a host; the path of a `blob:` address is an address itself.
  return isOwn && /^\/(?!\/)/.test(pathname) ? pathname + search + hash : null;
}

/** Returns the title of a record's page, or ''. */
export function pageTitle(record: unknown): string {
  const title = valueAt(record, 'hierarchy', 'lvl1');
  return typeof title === 'string' ? readMarked(title.slice(0, maxTextLength)).join('') : '';
}

const maxTextLength = 1000;

/**
 * Reads a record of a provider's answer or of the browser's storage, both in the shape of DocSearch. Nothing of it is
 * trusted: null where it cannot be shown, or leads to another site.
 */
export function readRecord(record: unknown, siteUrl: string): Hit | null {
  const textOf = (...path: string[]): string =>
    [valueAt(record, '_snippetResult', ...path, 'value'), valueAt(record, ...path)]
      .filter((text) => typeof text === 'string')
      .find(Boolean)
      ?.slice(0, maxTextLength) ?? '';
  const type = valueAt(record, 'type');
  const id = valueAt(record, 'objectID');
  const url = sitePath(valueAt(record, 'url'), siteUrl);
  const group = valueAt(record, 'hierarchy', 'lvl0');
  const page = textOf('hierarchy', 'lvl1');
  if (typeof type !== 'string' || typeof id !== 'string' || typeof group !== 'string') {
    return null;
  }
  const title = type === 'content' ? textOf('content') : textOf('hierarchy', type);
  if (!/^(?:lvl[0-6]|content)$/.test(type) || !url || !page || !title) {
    return null;
  }
  const detail = type === 'lvl1' ? textOf('content') : page;
  return {
    id,
    url,
    kind: type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'section',
    group: group.slice(0, maxTextLength),
    page: readMarked(page).join(''),
    title: readMarked(title),
    detail: detail ? readMarked(detail) : [],
  };
}

/** Writes a hit as a record, so that `readRecord` gives it back without its marks. */
export function toRecord({id, url, kind, group, page, title, detail}: Hit): object {
  const isSection = kind === 'section';
  return {
    objectID: id,
    url,
    type: isSection ? 'lvl2' : 'lvl1',
    content: kind === 'page' ? escapeText(detail.join('')) || null : null,
    hierarchy: {
      lvl0: group,
      lvl1: escapeText(page),
      lvl2: isSection ? escapeText(title.join('')) : null,
    },
  };
}
