import {marker} from '../../lib/marker';

/** Marks an overview. Its value is the message if nothing is found, which the query follows. */
export const overview = marker('data-overview');

/** On the same element: what screen readers hear if pages are found, with `{count}`. */
export const overviewFound = marker('data-overview-found');

/** The characters between the parts of a name: `output.sourceMap` and `source-map` have the same ones. */
const separators = /[\s.\-_]+/g;

/**
 * Filters the groups, pages and headings of an overview. One is shown if its name matches, or the name of one around or
 * inside it. Matches names that contain every word of the query, in any order and case: "source map" finds
 * `output.sourceMap`. An empty query shows everything.
 */
export function filterOverview(root: Element, query: string): void {
  const words = query.toLowerCase().split(separators);
  const items = [...root.querySelectorAll<HTMLElement>('section, li')];
  const matches = items.filter((item) => {
    // What follows the title or the link, such as the description of an option, is not part of the name.
    const name = item.querySelector('h2, a')?.textContent ?? '';
    const text = name.toLowerCase().replace(separators, '');
    return words.every((word) => text.includes(word));
  });
  for (const item of items) {
    item.hidden = !matches.some((match) => match.contains(item) || item.contains(match));
  }
}

/** Filters while the reader types, and by what the field has already. Focuses it unless the focus is elsewhere. */
export function onRouteDidUpdate(): void {
  const root = document.querySelector(overview.selector);
  const field = root?.querySelector('input');
  const status = root?.querySelector('[role="status"]');
  if (!root || !field || !status) {
    return;
  }
  field.oninput = () => {
    filterOverview(root, field.value);
    const count = root.querySelectorAll('section > ul > li:not([hidden])').length;
    const found = overviewFound.read(root)?.replace('{count}', String(count)) ?? '';
    const message = count > 0 ? found : `${overview.read(root)} ${field.value}`;
    status.classList.toggle('visuallyHidden', count > 0);
    status.textContent = field.value.trim() ? message : '';
  };
  if (field.value) {
    field.dispatchEvent(new Event('input'));
  }
  if (document.activeElement?.matches('body, main')) {
    field.focus({preventScroll: true});
  }
}
