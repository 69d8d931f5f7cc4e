import {createSuggestions, withSuggestions} from '../../../../src/search/modal/suggestQueries';
import type {SearchCall} from '../../../../src/search/hosted/types';

/** Finds these queries and no others. */
function searchOver(known: readonly string[]) {
  return jest.fn(({requests}: SearchCall) =>
    Promise.resolve({
      results: requests.map(({query = ''}) => ({
        hits: known.includes(query) ? [{}] : [],
        nbHits: known.includes(query) ? 1 : 0,
      })),
    }),
  );
}

const popular = () => Promise.resolve(['cli', 'dts', 'umd', 'esm']);
const base = {indexName: 'docs'};

describe('SR-6 createSuggestions', () => {
  it('offers at most three, first what the query itself has, and only what finds something', async () => {
    const search = searchOver(['bundle', 'cli', 'umd', 'esm']);
    const suggest = createSuggestions({popular, search, base});
    expect(await suggest('bundle xyzzy')).toEqual(['bundle', 'cli', 'umd']);
    expect(search.mock.calls[0]?.[0].requests[0]).toEqual({
      indexName: 'docs',
      query: 'bundle',
      hitsPerPage: 1,
    });
  });

  it('cuts Chinese into words', async () => {
    const search = searchOver(['依赖', '关系']);
    const suggest = createSuggestions({popular, search, base});
    expect(await suggest('依赖关系火星')).toEqual(['依赖', '关系']);
  });

  it('offers what others look for where the platform cannot cut Chinese', async () => {
    const {Segmenter} = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      const suggest = createSuggestions({popular, search: searchOver(['cli']), base});
      expect(await suggest('依赖关系火星')).toEqual(['cli']);
    } finally {
      Object.assign(Intl, {Segmenter});
    }
  });

  it('does not offer the query itself', async () => {
    const search = searchOver(['cli']);
    const suggest = createSuggestions({popular, search, base});
    expect(await suggest(' cli ')).toEqual([]);
  });

  it('tries each query once', async () => {
    const search = searchOver(['cli']);
    const suggest = createSuggestions({popular, search, base});
    await suggest('xyzzy plugh');
    await suggest('plugh xyzzy');
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('offers nothing where nothing can be tried', async () => {
    const search = jest.fn().mockRejectedValue(new Error('offline'));
    const suggest = createSuggestions({popular, search, base});
    expect(await suggest('xyzzy')).toEqual([]);
  });

  it('takes any text', async () => {
    const search = searchOver([]);
    const suggest = createSuggestions({popular, search, base});
    for (const query of ['', ' ', '\u0000\u0007', '\ud800', '<b>(.*+', '模'.repeat(512)]) {
      expect(await suggest(query)).toEqual([]);
    }
    search.mock.calls.forEach(([{requests}]) => expect(requests.length).toBeLessThanOrEqual(13));
  });
});

describe('SR-6 withSuggestions', () => {
  it('adds them to an answer without hits, and to no other', async () => {
    const suggest = jest.fn().mockResolvedValue(['cli']);
    const search = withSuggestions(searchOver(['dts']), suggest);
    expect(await search({requests: [{query: 'xyzzy'}]})).toMatchObject({suggestions: ['cli']});
    expect(await search({requests: [{query: 'dts'}]})).not.toHaveProperty('suggestions');
    expect(suggest.mock.calls).toEqual([['xyzzy']]);
  });
});
