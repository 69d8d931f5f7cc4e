import {buildSearchIndex} from '../../../../src/utils/search/buildIndex';
import {
  fetchIndexFile,
  readIndexFile,
  SearchIndexError,
} from '../../../../src/utils/search/indexFile';
import {pages} from './fixtures';

const parsed = (): Record<string, unknown> =>
  JSON.parse(buildSearchIndex(pages, 'en').json) as Record<string, unknown>;

describe('the index file', () => {
  it('is the same for the same pages', () => {
    expect(buildSearchIndex(pages, 'zh')).toEqual(buildSearchIndex(pages, 'zh'));
  });

  it('SR-9 holds one language only', () => {
    const {pages: zh} = JSON.parse(buildSearchIndex(pages, 'zh').json) as {pages: [string][]};
    expect(zh.length).toBe(3);
    expect(zh.every(([path]) => path.startsWith('/zh/'))).toBe(true);
  });

  it('can be read back', () => {
    expect(readIndexFile(parsed()).index.documentCount).toBe(8);
  });

  it.each([
    ['nothing', null],
    ['a text', 'index'],
    ['another version', {...parsed(), version: 2}],
    ['no version', {...parsed(), version: undefined}],
    ['damaged pages', {...parsed(), pages: [['only a path']]}],
    ['a section of no page', {...parsed(), sections: [[99, '', [], '']]}],
    ['a section without headings', {...parsed(), sections: [[0, '', null, '']]}],
    ['no index', {...parsed(), index: null}],
    ['an index of something else', {...parsed(), index: {serializationVersion: 2}}],
  ])('is refused with a typed error: %s', (_name, value) => {
    expect(() => readIndexFile(value)).toThrow(SearchIndexError);
  });
});

describe('fetchIndexFile', () => {
  const originalFetch = global.fetch;
  afterEach(() => {
    global.fetch = originalFetch;
  });

  it('asks whether what the browser keeps is still the newest', async () => {
    const fetchMock = jest.fn().mockResolvedValue({ok: true, json: () => Promise.resolve({a: 1})});
    global.fetch = fetchMock;
    await expect(fetchIndexFile('/zh/search-index.json')).resolves.toEqual({a: 1});
    expect(fetchMock).toHaveBeenCalledWith('/zh/search-index.json', {cache: 'no-cache'});
  });

  it.each([
    ['the host refuses', () => Promise.resolve({ok: false, status: 500})],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'it is not JSON',
      () => Promise.resolve({ok: true, json: () => Promise.reject(new SyntaxError('<'))}),
    ],
  ])('says so when %s', async (_name, answer) => {
    global.fetch = answer as unknown as typeof fetch;
    await expect(fetchIndexFile('/x')).rejects.toBeInstanceOf(SearchIndexError);
  });
});
