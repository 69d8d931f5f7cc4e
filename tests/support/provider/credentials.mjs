// @ts-check
// cspell:ignore TESTAPP
/** Credentials of the hosted site of the tests. No such account exists. */
export const credentials = {
  appId: 'TESTAPP',
  apiKey: 'test-search-key',
  indexName: 'docs-test',
};
