import type {SearchCall} from '../../../../src/search/hosted/types';
import {
  RetryError,
  reportedSearch,
  type SearchOutcome,
} from '../../../../src/search/engine/reportedClient';

const call = (query: string) => ({requests: [{query}]});
const found = {results: [{hits: [{}, {}, {}], nbHits: 3}]};

describe('reportedSearch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reports the number of hits', async () => {
    const report = jest.fn<void, [SearchOutcome]>();
    await expect(reportedSearch(() => Promise.resolve(found), report)(call('a'))).resolves.toBe(
      found,
    );
    expect(report).toHaveBeenCalledWith({kind: 'results', query: 'a', count: 3, isFallback: false});
  });

  it('tells where the site’s own index has stood in', async () => {
    const report = jest.fn<void, [SearchOutcome]>();
    await reportedSearch(() => Promise.resolve({...found, isFallback: true}), report)(call('a'));
    expect(report.mock.calls[0]?.[0]).toMatchObject({isFallback: true});
  });

  it('SR-7 keeps the error screen: the modal hears of the failure after it has stalled, and nothing follows', async () => {
    const report = jest.fn<void, [SearchOutcome]>();
    const show = jest.fn((error: Error) => {
      throw error;
    });
    const settled = jest.fn();
    // As the modal and its core call it.
    const chain = reportedSearch(
      () => Promise.reject(new Error('offline')),
      report,
    )(call('a'))
      .catch(show)
      .then(settled, settled);
    void chain.finally(settled);
    await jest.advanceTimersByTimeAsync(299);
    expect(show).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledWith({kind: 'failure', query: 'a'});
    await jest.advanceTimersByTimeAsync(10_000);
    expect(show).toHaveBeenCalledTimes(1);
    expect(show.mock.calls[0]?.[0]).toBeInstanceOf(RetryError);
    expect(show.mock.calls[0]?.[0].name).toBe('RetryError');
    expect(settled).not.toHaveBeenCalled();
  });

  it('says nothing of a failure that a newer search has overtaken', async () => {
    const report = jest.fn<void, [SearchOutcome]>();
    const show = jest.fn();
    const search = reportedSearch(
      ({requests}: SearchCall) =>
        requests[0]?.query === 'old'
          ? Promise.reject(new Error('offline'))
          : Promise.resolve(found),
      report,
    );
    void search(call('old')).catch(show);
    await search(call('new'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(show).not.toHaveBeenCalled();
    expect(report.mock.calls).toEqual([
      [{kind: 'results', query: 'new', count: 3, isFallback: false}],
    ]);
  });
});
