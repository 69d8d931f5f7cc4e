import {expect, type Locator, type Page} from '@playwright/test';

import type {SpokenLocale} from '../names';

/** The text field of the open search dialog. */
export function field(page: Page): Locator {
  return page.getByRole('dialog').getByRole('combobox');
}

/** Rows of the open search dialog. */
export function options(page: Page): Locator {
  return page.getByRole('dialog').getByRole('listbox').getByRole('option');
}

/** Rows of the list with a name. */
export function optionsOf(page: Page, name: string): Locator {
  return page.getByRole('listbox', {name, exact: true}).getByRole('option');
}

/** The texts of the dialog, written out, so that a test notices a change. */
export const texts = {
  en: {
    recent: 'Recent',
    favourite: 'Favorite',
    noRecent: 'No recent searches',
    save: 'Save this search',
    removeRecent: 'Remove this search from history',
    removeFavourite: 'Remove this search from favorites',
    none: 'No results for',
    suggested: 'Try searching for',
    report: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
    errorTitle: 'Unable to fetch results',
    errorHelp: 'You might want to check your network connection.',
    results: /^\d+ results?$/,
    slash: 'Open with the / key',
  },
  zh: {
    recent: '最近搜索',
    favourite: '收藏',
    noRecent: '没有最近搜索',
    save: '保存这个搜索',
    removeRecent: '从历史记录中删除这个搜索',
    removeFavourite: '从收藏中删除这个搜索',
    none: '无法找到相关结果',
    suggested: '试试搜索',
    report: '认为这个查询应该有结果？',
    letUsKnow: '请告知我们。',
    errorTitle: '无法获取结果',
    errorHelp: '你可能需要检查你的网络连接',
    results: /^\d+ 个结果$/,
    slash: '用 / 键打开',
  },
} as const satisfies Record<SpokenLocale, unknown>;

export type SavedList = 'recent' | 'favourite';

/** Key of a kept list in the storage, for the built index of a language. */
export const storageKey = (list: SavedList, locale: SpokenLocale): string =>
  `rslib.search.${list}.embedded-${locale}`;

/** A search that the dialog has kept. */
export function keptSearch(number: number, name: string) {
  const title = `${name} ${number}`;
  const url = `/guide/start/#${name}-${number}`;
  return {id: url, url, group: title, title: [title], detail: []};
}

/** @returns the titles of a kept list, in order */
export async function keptTitles(
  page: Page,
  list: SavedList,
  locale: SpokenLocale,
): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKey(list, locale));
  return (JSON.parse(text ?? '[]') as {title: string[]}[]).map(({title}) => title.join(''));
}

/** Opens the dialog and waits for its field. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

/** Opens the dialog, types a query and waits for results. */
export async function find(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
  // Kept searches are options as well, until the results take their place.
  await expect(page.getByRole('status').filter({hasText: /\d+ (results?|个结果)/})).toBeAttached();
  await options(page).first().waitFor();
}
