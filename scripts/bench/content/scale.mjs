// @ts-check
/** @typedef {import('./source.mjs').Page} Page */

/**
 * The name of a page's n-th copy. The first is the page itself; a copy lies beside it, so that
 * relative links and imports still hold.
 *
 * @param {string} name a page's id or file name without extension
 * @param {number} copy from 1
 * @returns {string}
 */
export function copyName(name, copy) {
  return copy === 1 ? name : `${name}-copy-${copy}`;
}

/**
 * Repeats every page under slugs of its own.
 *
 * @param {readonly Page[]} pages
 * @param {number} scale how many of each there shall be
 * @returns {Page[]}
 */
export function repeatPages(pages, scale) {
  return pages.flatMap((page) =>
    Array.from({length: scale}, (_, index) => ({
      ...page,
      id: copyName(page.id, index + 1),
      title: index === 0 ? page.title : `${page.title} ${index + 1}`,
    })),
  );
}
