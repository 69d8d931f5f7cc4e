/** Case does not matter, and hyphens read as spaces. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').replace(/\s+/g, ' ').trim();
}

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
 * Filters the overview. A group whose name matches is shown whole, a page whose title matches with all
 * its headings, and otherwise the headings that match with their page.
 *
 * @param query as typed; an empty one shows everything
 */
export function filterOverview(groups: readonly FilterGroup[], query: string): FilterResult[] {
  const wanted = normalize(query);
  const matches = (text: string): boolean => normalize(text).includes(wanted);
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
