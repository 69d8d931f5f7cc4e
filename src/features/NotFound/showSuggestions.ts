import {localeBase, localeOfPath} from '../../lib/routes';
import {suggest, type Titles} from './suggest';

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
