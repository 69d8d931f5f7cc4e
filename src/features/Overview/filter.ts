import {closest} from '../../runtime/clientModule';

/** What stands between the parts of a name: `output.sourceMap` and `source-map` have the same ones. */
const separators = /[\s.\-_]+/g;

/** A group of the overview as the filter sees it: names only. */
export interface FilterGroup {
  name: string;
  pages: readonly {title: string; headings: readonly string[]}[];
}

/** Which of a group's pages are shown, and which of their headings; in the order of the group. */
export interface FilterResult {
  shown: boolean;
  pages: readonly {shown: boolean; headings: readonly boolean[]}[];
}

/**
 * Filters the overview; an empty query shows everything. A group whose name matches is shown whole, a page whose title
 * matches with all its headings, and otherwise the headings that match with their page. A name matches that has all
 * words of the query, in any order, whatever the case: "source map" finds `output.sourceMap`.
 */
export function filterOverview(groups: readonly FilterGroup[], query: string): FilterResult[] {
  const words = query.toLowerCase().split(separators);
  const matches = (text: string): boolean => {
    const name = text.toLowerCase().replace(separators, '');
    return words.every((word) => name.includes(word));
  };
  return groups.map(({name, pages}) => {
    const whole = matches(name);
    const results = pages.map(({title, headings}) => {
      const all = whole || matches(title);
      const marks = headings.map((heading) => all || matches(heading));
      return {shown: all || marks.includes(true), headings: marks};
    });
    return {shown: results.some(({shown}) => shown), pages: results};
  });
}

const all = (root: Element, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

const textOf = (element: Element | null): string => element?.textContent ?? '';

function filter(root: HTMLElement, query: string): void {
  const groups = all(root, '[data-overview-group]');
  const pagesOf = (group: Element): HTMLElement[] => all(group, '[data-overview-page]');
  const headingsOf = (page: Element): HTMLElement[] => all(page, '[data-overview-heading]');
  const results = filterOverview(
    groups.map((group) => ({
      name: textOf(group.querySelector('[data-overview-name]')),
      pages: pagesOf(group).map((page) => ({
        title: textOf(page.querySelector('[data-overview-title]')),
        headings: headingsOf(page).map(textOf),
      })),
    })),
    query,
  );
  groups.forEach((group, groupIndex) => {
    const result = results[groupIndex];
    group.hidden = !result?.shown;
    pagesOf(group).forEach((page, pageIndex) => {
      const pageResult = result?.pages[pageIndex];
      page.hidden = !pageResult?.shown;
      headingsOf(page).forEach((heading, index) => {
        heading.hidden = !pageResult?.headings[index];
      });
    });
  });
  const status = root.querySelector<HTMLElement>('[data-overview-empty]');
  if (status) {
    const count = results.flatMap(({pages}) => pages.filter(({shown}) => shown)).length;
    const {overviewEmpty = '', overviewFound = ''} = status.dataset;
    const found = query.trim() === '' ? '' : overviewFound.replace('{count}', String(count));
    // What was found is there to be seen; that it was found is told to those who do not.
    status.classList.toggle('visuallyHidden', count > 0);
    status.textContent = count > 0 ? found : `${overviewEmpty} ${query}`;
  }
}

let installed = false;

/** Brings the filter of the page to life, and focuses it unless the focus is elsewhere by now. */
export function showOverview(): void {
  if (!installed) {
    installed = true;
    document.addEventListener('input', (event) => {
      const field = closest<HTMLInputElement>(event, 'input[data-overview-filter]');
      const root = field?.closest<HTMLElement>('[data-overview]');
      if (field && root) {
        filter(root, field.value);
      }
    });
  }
  const field = document.querySelector<HTMLInputElement>('input[data-overview-filter]');
  const root = field?.closest<HTMLElement>('[data-overview]');
  if (field && root) {
    // What the browser has kept in the field over a reload counts, too.
    filter(root, field.value);
    if (document.activeElement?.matches('body, main')) {
      field.focus({preventScroll: true});
    }
  }
}
