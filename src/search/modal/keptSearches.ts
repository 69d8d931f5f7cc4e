import siteConfig from '@generated/docusaurus.config';

import {readStored, writeStored} from '../../lib/storage';
import {readRecord, toRecord, type Hit} from '../hit';

/** Keys of the browser's storage, with the name of the index appended. Names and records are those of DocSearch. */
const keys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favourite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;

const maxRecent = 7;
export const maxRecentWithFavourites = 4;
const maxFavourites = 10;

/** Searches in the reader's browser, the newest first. */
export interface KeptSearches {
  recent: readonly Hit[];
  favourite: readonly Hit[];
}

/** Drops whatever is no record of a page of this site. */
function readList(key: string): Hit[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list)
      ? list.map((each) => readRecord(each, siteConfig.url)).filter((hit) => hit !== null)
      : [];
  } catch {
    return [];
  }
}

export function readKept(name: string): KeptSearches {
  return {
    recent: readList(keys.recent + name).slice(0, maxRecent),
    favourite: readList(keys.favourite + name).slice(0, maxFavourites),
  };
}

function store(name: string, kept: KeptSearches): KeptSearches {
  writeStored(keys.recent + name, JSON.stringify(kept.recent.map(toRecord)));
  writeStored(keys.favourite + name, JSON.stringify(kept.favourite.map(toRecord)));
  return kept;
}

const without = (list: readonly Hit[], {id}: Hit): Hit[] => list.filter((each) => each.id !== id);

/** Adds a chosen result to the recent searches, or moves it to the front, unless it is a favourite. */
export function keepSearch(name: string, hit: Hit): void {
  const kept = readKept(name);
  if (!kept.favourite.some(({id}) => id === hit.id)) {
    const recent = [hit, ...without(kept.recent, hit)].slice(0, maxRecent);
    store(name, {...kept, recent});
  }
}

export function makeFavourite(name: string, hit: Hit): KeptSearches {
  const {recent, favourite} = readKept(name);
  return store(name, {
    recent: without(recent, hit),
    favourite: [hit, ...without(favourite, hit)].slice(0, maxFavourites),
  });
}

export function forgetSearch(name: string, hit: Hit): KeptSearches {
  const {recent, favourite} = readKept(name);
  return store(name, {recent: without(recent, hit), favourite: without(favourite, hit)});
}
