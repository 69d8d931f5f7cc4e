// @ts-check
// cspell:ignore TESTAPP
/** What the hosted site of the tests is built with. No such account exists. */
export const credentials = {
  appId: 'TESTAPP',
  apiKey: 'test-search-key',
  indexName: 'docs-test',
};
