// @ts-check

/** The highest level first: a title says more than a heading of depth 6, and that more than prose. */
const levels = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/**
 * Settings of the hosted index.
 *
 * @type {import('algoliasearch').IndexSettings}
 */
export const indexSettings = {
  searchableAttributes: [...levels, 'content', 'unordered(code)', 'unordered(hierarchy.lvl0)'],
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'lang', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // The provider's own order, with the attribute before the exact word: a page named after the query is
  // what readers want.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  indexLanguages: ['en', 'zh'],
  queryLanguages: ['en', 'zh'],
  ignorePlurals: ['en'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // `bundle: false` and `dts.bundle` are names, and not two words each.
  separatorsToIndex: '_.-$',
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  removeWordsIfNoResults: 'lastWords',
};
