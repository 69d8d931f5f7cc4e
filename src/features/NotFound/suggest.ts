import leven from 'leven';

import {routeKey} from '../../lib/routeKey';
import {localeBase, localeOfPath} from '../../lib/routes';

/** Titles of a language's pages, by path; written by `site-output` as `titles.json`. */
type Titles = Readonly<Record<string, string>>;

const mostSuggestions = 3;

/** How alike a page must be to be worth a line; 1 is the same address. */
const leastLikeness = 0.34;

const wordsOf = (path: string): string[] =>
  routeKey(path)
    .split(/[/\-_. ]+/)
    .filter(Boolean);

/** Short words are all alike: "nope" is not "node". */
const shortWord = 4;

/** From 0 for nothing in common to 1 for the same word, typing errors allowed in longer ones. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  const alike = 1 - leven(a, b) / longer;
  return alike === 1 || (alike >= 0.6 && longer > shortWord) ? alike : 0;
}

const bestOf = (word: string, others: readonly string[]): number =>
  Math.max(0, ...others.map((other) => likeness(word, other)));

/** How much of the wanted address a page has; the last words say most of what the page is about. */
function score(wanted: readonly string[], path: string, title: string): number {
  const own = wordsOf(path);
  // "quickstart" is "quick-start", too.
  const joined = path.split('/').map((segment) => segment.replaceAll('-', ''));
  const words = [...own, ...joined, ...wordsOf(title)];
  const found = wanted.reduce((sum, word, index) => sum + bestOf(word, words) * (index + 1), 0);
  const total = (wanted.length * (wanted.length + 1)) / 2;
  // Of two that have it all, the shorter address is nearer.
  return found / total - own.length / 1000;
}

/** The pages that an address below a language's base most likely meant, the nearest first. */
export function suggest(pathname: string, base: string, titles: Titles) {
  const wanted = wordsOf(pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
  return Object.entries(titles)
    .filter(([path]) => path !== base)
    .map(([path, title]) => ({path, title, score: score(wanted, path.slice(base.length), title)}))
    .filter((page) => page.score >= leastLikeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggestions);
}

/** The way home from an address in another version than the newest leads to the first page of that version. */
function leadToVersion(pathname: string): void {
  const home = document.querySelector<HTMLAnchorElement>('a[data-versions]');
  const starts = JSON.parse(home?.dataset.versions ?? '[]') as [root: string, first: string][];
  const start = starts.find(([root]) => `${pathname}/`.startsWith(`${root}/`));
  if (home && start) {
    home.href = start[1];
  }
}

/** Fills the list of the 404 page, in a part that is hidden while there is nothing in it. */
export async function showSuggestions(part: HTMLElement): Promise<void> {
  const {pathname} = window.location;
  leadToVersion(pathname);
  const base = localeBase(localeOfPath(pathname));
  const response = await fetch(`${base}titles.json`);
  const titles = response.ok ? ((await response.json()) as Titles) : {};
  const items = suggest(pathname, base, titles).map(({path, title}) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), {href: path, textContent: title}));
    return item;
  });
  part.querySelector('ul')?.replaceChildren(...items);
  part.hidden = items.length === 0;
}
