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
