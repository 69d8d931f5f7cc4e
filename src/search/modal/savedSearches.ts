/** Searches that are saved in the reader's browser, the newest first. */
import {storageNamespace} from '../../config/storage';
import {readStored, writeStored} from '../../lib/storage';
import type {Hit, List} from '../types';
import {searchSource} from './source';
import {startScreen} from './texts';

type SavedList = NonNullable<List['saved']>;

/** `recent` are the results that were chosen, unless they are favorites. */
const limits = {recent: 7, favourite: 10};
const maxRecentWithFavourites = 4;

const keyOf = (list: SavedList) => `${storageNamespace}.search.${list}.${searchSource.name}`;

/** Reads a list. Damaged ones, and those of an earlier layout, are empty. */
function read(list: SavedList): Hit[] {
  try {
    const hits = JSON.parse(readStored(keyOf(list)) ?? '[]') as Hit[];
    const isHit = ({title, detail}: Hit) => Array.isArray(title) && Array.isArray(detail);
    return hits.filter(isHit).slice(0, limits[list]);
  } catch {
    return [];
  }
}

const write = (list: SavedList, hits: readonly Hit[]): void =>
  writeStored(keyOf(list), JSON.stringify(hits));

/** The lists of the start screen; none if the deployment keeps no searches. */
export function readSaved(): List[] {
  const favourite = read('favourite');
  const maxRecent = favourite.length > 0 ? maxRecentWithFavourites : limits.recent;
  const recent = read('recent').slice(0, maxRecent);
  const lists: List[] = [
    {title: startScreen.recentSearchesTitle, hits: recent, saved: 'recent'},
    {title: startScreen.favoriteSearchesTitle, hits: favourite, saved: 'favourite'},
  ];
  return lists.filter(({hits}) => searchSource.isPersonal && hits.length > 0);
}

export function forgetSearch({id}: Pick<Hit, 'id'>): void {
  for (const list of ['recent', 'favourite'] as const) {
    const others = read(list).filter((hit) => hit.id !== id);
    write(list, others);
  }
}

/** Adds a chosen result to the recent searches, or moves it to the front, unless it is a favorite. */
export function saveSearch({title, detail, ...hit}: Hit): void {
  if (searchSource.isPersonal && !read('favourite').some(({id}) => id === hit.id)) {
    forgetSearch(hit);
    const unmarked = {...hit, title: [title.join('')], detail: [detail.join('')].filter(Boolean)};
    write('recent', [unmarked, ...read('recent')]);
  }
}

export function makeFavourite(hit: Hit): void {
  forgetSearch(hit);
  write('favourite', [hit, ...read('favourite')]);
}
