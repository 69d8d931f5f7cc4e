// @ts-check
import {toString} from 'mdast-util-to-string';

import {pathOf} from '../content/sections.mjs';

/** @typedef {import('../content/source.mjs').Page} Page */

/** The page that stands for all guides; with a long outline, code and tabs. */
const guideId = 'guide/start/quick-start';

/** @param {Page} page */
function lengthOf({tree}) {
  return toString(tree).length;
}

/** @param {Page} page */
function sectionOf({id}) {
  return id.split('/')[0];
}

/**
 * Chooses what is read: the home page, one guide, and the longest option page; and which links
 * are clicked: from the guide and from the longest page to the longest of their neighbours.
 *
 * @param {readonly Page[]} pages
 * @returns {import('../measure/types.mjs').Routes}
 * @throws {Error} when the site has no option page, or not the guide
 */
export function chooseRoutes(pages) {
  const byLength = pages
    .filter(({locale}) => locale === 'en')
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  const guide = byLength.find(({id}) => id === guideId);
  const longest = byLength.find((page) => sectionOf(page) === 'config');
  if (!guide || !longest) {
    throw new Error(`The benchmark reads ${guideId} and an option page; they are not there.`);
  }
  const moves = [guide, longest].flatMap((from) => {
    const to = byLength.find(
      (page) => page !== from && page !== longest && sectionOf(page) === sectionOf(from),
    );
    return to ? [{from: pathOf(from.id), to: pathOf(to.id)}] : [];
  });
  return {
    pages: {home: '/', guide: pathOf(guide.id), longest: pathOf(longest.id)},
    moves,
  };
}
