import {readHostedSearch} from '../../../src/site/search';

const complete = {SEARCH_APP_ID: 'app', SEARCH_API_KEY: 'key', SEARCH_INDEX_NAME: 'docs'};

const read = (env: Record<string, string>) => readHostedSearch(env);

describe('readHostedSearch', () => {
  it('reads all three values', () => {
    expect(read(complete)).toEqual({appId: 'app', apiKey: 'key', indexName: 'docs'});
  });

  it('SR-9 gives null where none is set, or all are empty', () => {
    expect(read({})).toBeNull();
    expect(read({SEARCH_APP_ID: '', SEARCH_API_KEY: '', SEARCH_INDEX_NAME: ''})).toBeNull();
  });

  it.each([
    ['SEARCH_APP_ID', '`appId` is missing.'],
    ['SEARCH_API_KEY', '`apiKey` is missing.'],
    ['SEARCH_INDEX_NAME', 'SEARCH_INDEX_NAME is missing.'],
  ])('SR-8 stops the build without %s, and says so', (name, message) => {
    expect(() => read({...complete, [name]: ''})).toThrow(message);
  });

  it.each([
    ['SEARCH_APP_ID', '`apiKey` is missing.'],
    ['SEARCH_API_KEY', '`appId` is missing.'],
    ['SEARCH_INDEX_NAME', '`appId` is missing.'],
  ])('SR-8 stops the build with %s alone', (name, message) => {
    expect(() => read({[name]: 'set'})).toThrow(message);
  });
});
