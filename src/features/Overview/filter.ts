import {closest} from '../../client/clientModule';
import {overview} from './client';

/** The characters between the parts of a name: `output.sourceMap` and `source-map` have the same ones. */
const separators = /[\s.\-_]+/g;

const all = (root: Element, {selector}: {readonly selector: string}): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/**
 * Filters the overview; an empty query shows everything. A group whose name matches is shown whole, a page whose title
 * matches with all its headings, and otherwise the headings that match with their page. A name matches that has all
 * words of the query, in any order, whatever the case: "source map" finds `output.sourceMap`.
 */
export function filterOverview(root: HTMLElement, query: string): void {
  const words = query.toLowerCase().split(separators);
  const matches = (element: Element | null): boolean => {
    const name = element?.textContent.toLowerCase().replace(separators, '') ?? '';
    return words.every((word) => name.includes(word));
  };
  for (const section of all(root, overview.group)) {
    const isWhole = matches(section.querySelector(overview.groupName.selector));
    const pages = all(section, overview.page);
    for (const item of pages) {
      const isAll = isWhole || matches(item.querySelector(overview.pageTitle.selector));
      const headings = all(item, overview.heading);
      // Match the link only: the description of an option is not part of its name.
      headings.forEach((each) => (each.hidden = !isAll && !matches(each.querySelector('a'))));
      item.hidden = !isAll && headings.every(({hidden}) => hidden);
    }
    section.hidden = pages.every(({hidden}) => hidden);
  }
}

function filter(field: HTMLInputElement): void {
  const root = field.closest<HTMLElement>(overview.root.selector);
  const status = root?.querySelector(overview.status.selector);
  if (root && status) {
    filterOverview(root, field.value);
    const count = all(root, overview.page).filter(({hidden}) => !hidden).length;
    const found = overview.found.of(status)?.replace('{count}', String(count)) ?? '';
    const message = count > 0 ? found : `${overview.status.of(status)} ${field.value}`;
    // The pages that are found can be seen; their number is for screen readers.
    status.classList.toggle('visuallyHidden', count > 0);
    status.textContent = field.value.trim() ? message : '';
  }
}

document.addEventListener('input', (event) => {
  const field = closest<HTMLInputElement>(event, overview.field.selector);
  if (field) {
    filter(field);
  }
});

/** Filters by a query that the field has already, and focuses it unless the focus is elsewhere. */
export function showOverview(): void {
  const field = document.querySelector<HTMLInputElement>(overview.field.selector);
  if (field?.value) {
    filter(field);
  }
  if (document.activeElement?.matches('body, main')) {
    field?.focus({preventScroll: true});
  }
}
