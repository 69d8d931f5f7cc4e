import leven from 'leven';

import {routeKey} from '../../lib/routeKey';
import {localeBase, localeOfPath} from '../../lib/routes';

/** Titles of a language's pages, by path: `titles.json`, which `plugins/output` writes. */
type Titles = Readonly<Record<string, string>>;

const maxSuggestions = 3;

/** The lowest score of a suggestion; the same address has 1. */
const minScore = 0.34;

/** Minimum similarity of two words that differ by a typing error. "nope" is not "node". */
const minLikeness = 0.76;

const wordsOf = (path: string): string[] =>
  routeKey(path)
    .split(/[/\-_. ]+/)
    .filter(Boolean);

/** Returns how well a word is found among others: 1 for the same word, 0 for none that is alike. */
function likeness(word: string, others: readonly string[]): number {
  const best = Math.max(
    ...others.map((other) => 1 - leven(word, other) / Math.max(word.length, other.length)),
  );
  return best < minLikeness ? 0 : best;
}

/** Returns how much of the wanted address a page has, from 0 to 1. The last words say most and count most. */
function score(wanted: readonly string[], path: string, title: string): number {
  // "quickstart" is "quick-start", too.
  const words = wordsOf(`${path}/${path.replaceAll('-', '')}/${title}`);
  const found = wanted.reduce((sum, word, index) => sum + likeness(word, words) * (index + 1), 0);
  return found / ((wanted.length * (wanted.length + 1)) / 2);
}

/** Returns the pages that an address below a language's base most likely meant, the best first. */
export function suggest(pathname: string, base: string, titles: Titles) {
  const wanted = wordsOf(pathname.slice(base.length));
  return Object.entries(titles)
    .filter(([path]) => path !== base)
    .map(([path, title]) => ({path, title, score: score(wanted, path.slice(base.length), title)}))
    .filter((page) => page.score >= minScore)
    .toSorted((a, b) => b.score - a.score || a.path.length - b.path.length)
    .slice(0, maxSuggestions);
}

/** Lets the link home lead to the first page of the version that the address names. */
function leadToVersion(pathname: string): void {
  const home = document.querySelector<HTMLAnchorElement>('a[data-versions]');
  const starts = JSON.parse(home?.dataset.versions ?? '[]') as [root: string, first: string][];
  const start = starts.find(([root]) => `${pathname}/`.startsWith(`${root}/`));
  if (home && start) {
    home.href = start[1];
  }
}

/** Fills the list of the 404 page. The part stays hidden when there is nothing in it. */
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
