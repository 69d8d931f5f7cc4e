import type {Answer, Hit} from '../hit';
import {maxRecentWithFavourites, type KeptSearches} from './keptSearches';
import {startScreen} from './texts';

/** A list of rows with a title. */
export interface List {
  title: string;
  hits: readonly Hit[];
  /** The list of saved searches that this is; absent for results. */
  kept?: keyof KeptSearches;
}

/** Result of a search, as the dialog shows it. */
export interface Outcome {
  query: string;
  /** Null after a failure. */
  answer: Answer | null;
  /** One for each page. */
  lists: readonly List[];
  /** Other queries; only if this one finds nothing. */
  suggestions: readonly string[];
}

/** One list for each page, in the order of their best hits. */
export function groupByPage(hits: readonly Hit[]): List[] {
  const titles = [...new Set(hits.map(({group}) => group))];
  return titles.map((title) => ({title, hits: hits.filter(({group}) => group === title)}));
}

/** The lists of the start screen: recent searches, then favourites. */
export function keptLists({recent, favourite}: KeptSearches): List[] {
  const shown = recent.slice(0, favourite.length > 0 ? maxRecentWithFavourites : undefined);
  const lists: List[] = [
    {title: startScreen.recentSearchesTitle, hits: shown, kept: 'recent'},
    {title: startScreen.favoriteSearchesTitle, hits: favourite, kept: 'favourite'},
  ];
  return lists.filter(({hits}) => hits.length > 0);
}

const optionPrefix = 'search-option-';

/** @param row position among the rows of all lists */
export const optionId = (row: number): string => `${optionPrefix}${row}`;
export const listId = (list: number): string => `search-list-${list}`;

/** Returns the position of the row at an event, among the rows of all lists. */
export function rowOf(target: EventTarget | null): number | null {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option ? Number(option.id.slice(optionPrefix.length)) : null;
}
