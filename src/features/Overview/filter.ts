import {closest} from '../../client/clientModule';

/** What stands between the parts of a name: `output.sourceMap` and `source-map` have the same ones. */
const separators = /[\s.\-_]+/g;

const all = (root: Element, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/**
 * Filters the overview; an empty query shows everything. A group whose name matches is shown whole, a page whose title
 * matches with all its headings, and otherwise the headings that match with their page. A name matches that has all
 * words of the query, in any order, whatever the case: "source map" finds `output.sourceMap`.
 *
 * @returns how many pages are shown
 */
export function filterOverview(root: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(separators);
  const matches = (element: Element | null): boolean => {
    const name = element?.textContent.toLowerCase().replace(separators, '') ?? '';
    return words.every((word) => name.includes(word));
  };
  let count = 0;
  for (const group of all(root, '[data-overview-group]')) {
    const isWhole = matches(group.querySelector('[data-overview-name]'));
    const pages = all(group, '[data-overview-page]');
    for (const page of pages) {
      const isAll = isWhole || matches(page.querySelector('[data-overview-title]'));
      const headings = all(page, '[data-overview-heading]');
      headings.forEach((heading) => (heading.hidden = !isAll && !matches(heading)));
      page.hidden = !isAll && headings.every(({hidden}) => hidden);
      count += page.hidden ? 0 : 1;
    }
    group.hidden = pages.every(({hidden}) => hidden);
  }
  return count;
}

function filter(field: HTMLInputElement): void {
  const root = field.closest<HTMLElement>('[data-overview]');
  const status = root?.querySelector<HTMLElement>('[data-overview-empty]');
  if (root && status) {
    const count = filterOverview(root, field.value);
    const {overviewEmpty = '', overviewFound = ''} = status.dataset;
    const found = field.value.trim() ? overviewFound.replace('{count}', String(count)) : '';
    // What was found is there to be seen; that it was found is told to those who do not.
    status.classList.toggle('visuallyHidden', count > 0);
    status.textContent = count > 0 ? found : `${overviewEmpty} ${field.value}`;
  }
}

const fieldSelector = 'input[data-overview-filter]';

document.addEventListener('input', (event) => {
  const field = closest<HTMLInputElement>(event, fieldSelector);
  if (field) {
    filter(field);
  }
});

/** Filters by what the browser has kept in the field over a reload, and focuses it unless the focus is elsewhere. */
export function showOverview(): void {
  const field = document.querySelector<HTMLInputElement>(fieldSelector);
  if (field) {
    filter(field);
    if (document.activeElement?.matches('body, main')) {
      field.focus({preventScroll: true});
    }
  }
}
