'use strict';

/**
 * Bundler loader for `@docsearch/react` 3.9.0. It changes what the package fixes in its source and
 * offers no option for:
 *
 * - The query may be 512 characters long (row SR-2). The package hands 64 to its core as a value; a
 *   longer `maxlength` attribute alone would let readers type what the core then cuts off.
 * - Each list of results gets an id of its own, and `aria-controls` names the lists that are there.
 *   As published, all lists have the same id, and `aria-controls` names none of them.
 */
const queryMaxLength = 512;

const listIds = '.map((function(e){var r=e.source;return we(t.id,"list",r)}))';

/** What is replaced, by what, and how often it has to be there. */
const replacements = [
  ['maxLength:64', `maxLength:${queryMaxLength}`, 1],
  ['toString().slice(0,64)', `toString().slice(0,${queryMaxLength})`, 1],
  ['t.getListProps()', 't.getListProps({source:t.collection.source})', 1],
  [listIds, `.filter((function(e){return e.items.length>0}))${listIds}`, 2],
];

/**
 * @param {string} source the module's published source
 * @returns {string} the changed source
 * @throws {Error} when the package is another one than this was written for
 */
function adaptDocSearch(source) {
  return replacements.reduce((text, [found, wanted, times]) => {
    const parts = text.split(found);
    if (parts.length !== times + 1) {
      throw new Error(
        `docsearchLoader: "${found}" is in @docsearch/react ${parts.length - 1} times and not ${times}. Has its version changed?`,
      );
    }
    return parts.join(wanted);
  }, source);
}

module.exports = adaptDocSearch;
module.exports.queryMaxLength = queryMaxLength;
