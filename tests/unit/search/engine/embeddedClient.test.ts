import {createEmbeddedClient, type ClientParts} from '../../../../src/search/engine/embeddedClient';
import {createEngine} from '../../../../src/search/engine/engine';
import {SearchIndexError} from '../../../../src/search/engine/indexFile';
import {WorkerError, type WorkerEngine} from '../../../../src/search/engine/workerEngine';
import {indexText} from './fixtures';

const call = {requests: [{query: 'bundleless'}]};

/** A worker's engine on this thread. */
function fakeWorker(changes: Partial<WorkerEngine> = {}): WorkerEngine {
  let engine: Awaited<ReturnType<typeof createEngine>> | null = null;
  return {
    load: async (text) => {
      engine = await createEngine(text);
    },
    search: async (requests) => (await engine?.search(requests)) ?? [],
    end: jest.fn(),
    ...changes,
  };
}

function parts(changes: Partial<ClientParts> = {}): ClientParts {
  return {
    fetchIndex: jest.fn(() => Promise.resolve(indexText('en'))),
    startWorker: jest.fn(() => fakeWorker()),
    createPageEngine: jest.fn((text: string) => createEngine(text)),
    ...changes,
  };
}

const firstUrl = async (client: ReturnType<typeof createEmbeddedClient>) =>
  (await client.search(call)).results[0]?.hits[0]?.url;

const wanted = '/guide/start/glossary#bundleless';

describe('SR-9 the embedded client', () => {
  it('searches in a worker, got once, and does nothing on the page', async () => {
    const given = parts();
    const client = createEmbeddedClient(given);
    client.warm();
    await Promise.all([client.search(call), client.search(call)]);
    expect(await firstUrl(client)).toBe(wanted);
    expect(given.fetchIndex).toHaveBeenCalledTimes(1);
    expect(given.startWorker).toHaveBeenCalledTimes(1);
    expect(given.createPageEngine).not.toHaveBeenCalled();
  });

  it('starts the worker while the index is on its way', () => {
    const given = parts({fetchIndex: () => new Promise(() => undefined)});
    createEmbeddedClient(given).warm();
    expect(given.startWorker).toHaveBeenCalledTimes(1);
  });

  it('does without a worker where there is none', async () => {
    expect(await firstUrl(createEmbeddedClient(parts({startWorker: () => null})))).toBe(wanted);
  });

  it('does without a worker that does not start', async () => {
    const load = () => Promise.reject(new WorkerError('blocked'));
    const given = parts({startWorker: () => fakeWorker({load})});
    expect(await firstUrl(createEmbeddedClient(given))).toBe(wanted);
    expect(given.fetchIndex).toHaveBeenCalledTimes(1);
  });

  it('goes on without a worker that has ended', async () => {
    const search = () => Promise.reject(new WorkerError('ended'));
    const given = parts({startWorker: jest.fn(() => fakeWorker({search}))});
    const client = createEmbeddedClient(given);
    expect(await firstUrl(client)).toBe(wanted);
    expect(await firstUrl(client)).toBe(wanted);
    expect(given.startWorker).toHaveBeenCalledTimes(1);
  });

  it('fetches again after a failure', async () => {
    const fetchIndex = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(indexText('en'));
    const client = createEmbeddedClient(parts({fetchIndex}));
    await expect(client.search(call)).rejects.toBeInstanceOf(SearchIndexError);
    expect(await firstUrl(client)).toBe(wanted);
    expect(fetchIndex).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['cut off', indexText('en').slice(0, 400)],
    ['of another version', '{"version":1,"pages":[],"terms":[]}'],
    ['a page instead', '<!doctype html>'],
    ['empty', ''],
  ])('does not trust what the browser kept after an index that is %s', async (_name, text) => {
    const fetchIndex = jest
      .fn<Promise<string>, [string]>()
      .mockResolvedValueOnce(text)
      .mockResolvedValue(indexText('en'));
    const ends = jest.fn();
    const client = createEmbeddedClient(
      parts({fetchIndex, startWorker: () => fakeWorker({end: ends})}),
    );
    await expect(client.search(call)).rejects.toThrow(/index is (?:damaged|of another version)/);
    expect(ends).toHaveBeenCalledTimes(1);
    expect(await firstUrl(client)).toBe(wanted);
    expect(fetchIndex.mock.calls).toEqual([['no-cache'], ['reload']]);
  });
});
