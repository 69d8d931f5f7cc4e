'use strict';

/**
 * Bundler loader for `@docsearch/react` 3.9.0: the query may be 512 characters long (row SR-2).
 * The modal fixes 64 in its source, hands it to its core as a value, and offers no option; a longer
 * `maxlength` attribute alone would let readers type what the core then cuts off.
 */
const queryMaxLength = 512;

const replacements = [
  ['maxLength:64', `maxLength:${queryMaxLength}`],
  ['toString().slice(0,64)', `toString().slice(0,${queryMaxLength})`],
];

/**
 * @param {string} source the module's published source
 * @returns {string} the same with the longer limit
 * @throws {Error} when the package is another one than this was written for
 */
function raiseQueryLimit(source) {
  return replacements.reduce((text, [found, wanted]) => {
    if (text.split(found).length !== 2) {
      throw new Error(
        `docsearchLoader: "${found}" is not in @docsearch/react exactly once. Has its version changed?`,
      );
    }
    return text.replace(found, wanted);
  }, source);
}

module.exports = raiseQueryLimit;
module.exports.queryMaxLength = queryMaxLength;
