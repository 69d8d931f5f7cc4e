import {readHostedSearch, readSearchOptions} from '../../../src/config/search';

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
    ['SEARCH_INDEX_NAME', '`indexName` is missing.'],
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

describe('readSearchOptions', () => {
  const readOptions = (env: Record<string, string>) => readSearchOptions(env);

  it('SR-11 has nothing on that was not asked for', () => {
    expect(readOptions({})).toEqual({
      insights: false,
      recommendations: '',
      disableUserPersonalization: false,
    });
  });

  it('SR-10 SR-11 reads what is asked for', () => {
    expect(
      readOptions({
        SEARCH_INSIGHTS: 'on',
        SEARCH_RECOMMENDATIONS: 'trending-items',
        SEARCH_PERSONALIZATION: 'off',
      }),
    ).toEqual({
      insights: true,
      recommendations: 'trending-items',
      disableUserPersonalization: true,
    });
  });

  it.each(['SEARCH_INSIGHTS', 'SEARCH_PERSONALIZATION'])('stops the build for %s=yes', (name) => {
    expect(() => readOptions({[name]: 'yes'})).toThrow(`${name} is "yes"`);
  });
});
