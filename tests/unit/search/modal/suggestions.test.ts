import type {Question} from '../../../../src/search/hit';
import {createSuggestions} from '../../../../src/search/modal/suggestions';

/** Finds these queries and no others. */
function searchOver(known: readonly string[]) {
  return jest.fn((questions: readonly Question[]) =>
    Promise.resolve(questions.map(({query}) => ({hits: [], count: known.includes(query) ? 1 : 0}))),
  );
}

const popular = () => Promise.resolve(['cli', 'dts', 'umd', 'esm']);

describe('SR-6 createSuggestions', () => {
  it('offers at most three, first what the query itself has, and only what finds something', async () => {
    const search = searchOver(['bundle', 'cli', 'umd', 'esm']);
    const suggest = createSuggestions({popular, search});
    expect(await suggest('bundle xyzzy')).toEqual(['bundle', 'cli', 'umd']);
    expect(search.mock.calls[0]?.[0][0]).toEqual({query: 'bundle', limit: 1});
  });

  it('cuts Chinese into words', async () => {
    const search = searchOver(['依赖', '关系']);
    const suggest = createSuggestions({popular, search});
    expect(await suggest('依赖关系火星')).toEqual(['依赖', '关系']);
  });

  it('does not offer the query itself', async () => {
    const search = searchOver(['cli']);
    const suggest = createSuggestions({popular, search});
    expect(await suggest(' cli ')).toEqual([]);
  });

  it('tries each query once', async () => {
    const search = searchOver(['cli']);
    const suggest = createSuggestions({popular, search});
    await suggest('xyzzy plugh');
    await suggest('plugh xyzzy');
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('offers nothing where nothing can be tried', async () => {
    const search = jest.fn().mockRejectedValue(new Error('offline'));
    const suggest = createSuggestions({popular, search});
    expect(await suggest('xyzzy')).toEqual([]);
  });

  it('takes any text', async () => {
    const search = searchOver([]);
    const suggest = createSuggestions({popular, search});
    for (const query of ['', ' ', '\u0000\u0007', '\ud800', '<b>(.*+', '模'.repeat(512)]) {
      expect(await suggest(query)).toEqual([]);
    }
    search.mock.calls.forEach(([questions]) => expect(questions.length).toBeLessThanOrEqual(13));
  });
});
