import {storageNamespace} from '../../config/storage';
import {readStored, writeStored} from '../../lib/storage';
import type {Hit} from '../hit';
import {searchSource} from './source';

const maxRecent = 7;
export const maxRecentWithFavourites = 4;
const maxFavourites = 10;

/** Searches in the reader's browser, the newest first. */
export interface KeptSearches {
  recent: readonly Hit[];
  favourite: readonly Hit[];
}

const keyOf = (list: keyof KeptSearches): string =>
  `${storageNamespace}.search.${list}.${searchSource.name}`;

/** Reads a list. Damaged ones, and those of an earlier layout, are empty. */
function readList(list: keyof KeptSearches): Hit[] {
  try {
    const hits = JSON.parse(readStored(keyOf(list)) ?? '[]') as Hit[];
    return hits.filter(({title, detail}) => Array.isArray(title) && Array.isArray(detail));
  } catch {
    return [];
  }
}

export const readKept = (): KeptSearches => ({
  recent: readList('recent').slice(0, maxRecent),
  favourite: readList('favourite').slice(0, maxFavourites),
});

function store(kept: KeptSearches): KeptSearches {
  writeStored(keyOf('recent'), JSON.stringify(kept.recent));
  writeStored(keyOf('favourite'), JSON.stringify(kept.favourite));
  return kept;
}

const without = (list: readonly Hit[], {id}: Hit): Hit[] => list.filter((each) => each.id !== id);

/** Adds a chosen result to the recent searches, or moves it to the front, unless it is a favourite. */
export function keepSearch({title, detail, ...hit}: Hit): void {
  const {recent, favourite} = readKept();
  if (!favourite.some(({id}) => id === hit.id)) {
    const unmarked = {...hit, title: [title.join('')], detail: [detail.join('')].filter(Boolean)};
    store({favourite, recent: [unmarked, ...without(recent, unmarked)].slice(0, maxRecent)});
  }
}

export function makeFavourite(hit: Hit): KeptSearches {
  const {recent, favourite} = readKept();
  return store({
    recent: without(recent, hit),
    favourite: [hit, ...without(favourite, hit)].slice(0, maxFavourites),
  });
}

export function forgetSearch(hit: Hit): KeptSearches {
  const {recent, favourite} = readKept();
  return store({recent: without(recent, hit), favourite: without(favourite, hit)});
}
