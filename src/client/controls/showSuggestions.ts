import {localeBase, localeOfPath} from '../../utils/routes';
import {suggest, type Titles} from '../../utils/suggest';

/**
 * Fills the list of the 404 page.
 *
 * @param part holds a `ul`, and is hidden while there is nothing in it
 */
export async function showSuggestions(part: HTMLElement): Promise<void> {
  const {pathname} = window.location;
  const base = localeBase(localeOfPath(pathname));
  const response = await fetch(`${base}titles.json`);
  const titles = response.ok ? ((await response.json()) as Titles) : {};
  const items = suggest(pathname, base, titles).map(({path, title}) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  part.querySelector('ul')?.replaceChildren(...items);
  part.hidden = items.length === 0;
}
