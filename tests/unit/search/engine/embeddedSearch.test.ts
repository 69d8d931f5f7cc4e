import {
  createEmbeddedSearch,
  createWorkerEngine,
  WorkerError,
  type EngineParts,
  type WorkerEngine,
} from '../../../../src/search/engine/embeddedSearch';
import {createEngine} from '../../../../src/search/engine/engine';
import {indexText} from './fixtures';

const call = [{query: 'bundleless', limit: 20}];

/** A worker's engine on this thread. */
function fakeWorker(changes: Partial<WorkerEngine> = {}): WorkerEngine {
  let engine: ReturnType<typeof createEngine> | null = null;
  return {
    load: async (text) => {
      await Promise.resolve();
      engine = createEngine(text);
    },
    search: (questions) => Promise.resolve(engine?.(questions) ?? []),
    end: jest.fn(),
    ...changes,
  };
}

function parts(changes: Partial<EngineParts> = {}): EngineParts {
  return {
    fetchIndex: jest.fn(() => Promise.resolve(indexText('en'))),
    startWorker: jest.fn(() => fakeWorker()),
    createPageEngine: jest.fn((text: string) => {
      const search = createEngine(text);
      return Promise.resolve((questions: Parameters<typeof search>[0]) =>
        Promise.resolve(search(questions)),
      );
    }),
    ...changes,
  };
}

const firstUrl = async (client: ReturnType<typeof createEmbeddedSearch>) =>
  (await client.search(call))[0]?.hits[0]?.url;

const wanted = '/guide/start/glossary#bundleless';

describe('SR-9 the embedded search', () => {
  it('searches in a worker, got once, and does nothing on the page', async () => {
    const given = parts();
    const client = createEmbeddedSearch(given);
    client.warm();
    await Promise.all([client.search(call), client.search(call)]);
    expect(await firstUrl(client)).toBe(wanted);
    expect(given.fetchIndex).toHaveBeenCalledTimes(1);
    expect(given.startWorker).toHaveBeenCalledTimes(1);
    expect(given.createPageEngine).not.toHaveBeenCalled();
  });

  it('starts the worker while the index is on its way', () => {
    const given = parts({fetchIndex: () => new Promise(() => undefined)});
    createEmbeddedSearch(given).warm();
    expect(given.startWorker).toHaveBeenCalledTimes(1);
  });

  it('does without a worker where there is none', async () => {
    expect(await firstUrl(createEmbeddedSearch(parts({startWorker: () => null})))).toBe(wanted);
  });

  it('does without a worker that does not start', async () => {
    const load = () => Promise.reject(new WorkerError('blocked'));
    const given = parts({startWorker: () => fakeWorker({load})});
    expect(await firstUrl(createEmbeddedSearch(given))).toBe(wanted);
    expect(given.fetchIndex).toHaveBeenCalledTimes(1);
  });

  it('goes on without a worker that has ended', async () => {
    const search = () => Promise.reject(new WorkerError('ended'));
    const given = parts({startWorker: jest.fn(() => fakeWorker({search}))});
    const client = createEmbeddedSearch(given);
    expect(await firstUrl(client)).toBe(wanted);
    expect(await firstUrl(client)).toBe(wanted);
    expect(given.startWorker).toHaveBeenCalledTimes(1);
  });

  it('takes the worker’s place once, however many searches it has kept waiting', async () => {
    const search = () => Promise.reject(new WorkerError('ended'));
    const given = parts({startWorker: () => fakeWorker({search})});
    const client = createEmbeddedSearch(given);
    await Promise.all([firstUrl(client), firstUrl(client), firstUrl(client)]);
    expect(given.createPageEngine).toHaveBeenCalledTimes(1);
  });

  it('gives up an engine that never comes, and tries again', async () => {
    jest.useFakeTimers();
    try {
      const createPageEngine = jest.fn(() => new Promise<never>(() => undefined));
      const client = createEmbeddedSearch(parts({startWorker: () => null, createPageEngine}));
      const ended = expect(client.search(call)).rejects.toThrow('no answer');
      await jest.advanceTimersByTimeAsync(11_000);
      await ended;
      client.warm();
      await jest.advanceTimersByTimeAsync(0);
      expect(createPageEngine).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('fetches again after a failure', async () => {
    const fetchIndex = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(indexText('en'));
    const client = createEmbeddedSearch(parts({fetchIndex}));
    await expect(client.search(call)).rejects.toThrow('offline');
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
    const client = createEmbeddedSearch(
      parts({fetchIndex, startWorker: () => fakeWorker({end: ends})}),
    );
    await expect(client.search(call)).rejects.toThrow();
    expect(ends).toHaveBeenCalledTimes(1);
    expect(await firstUrl(client)).toBe(wanted);
    expect(fetchIndex.mock.calls).toEqual([['no-cache'], ['reload']]);
  });
});

describe('a worker', () => {
  /** One that answers the newest of its calls, every so often. */
  function slowWorker(milliseconds: number) {
    const target = new EventTarget();
    const waiting: number[] = [];
    const timer = setInterval(() => {
      const id = waiting.pop();
      if (id !== undefined) {
        target.dispatchEvent(new MessageEvent('message', {data: {id, answers: []}}));
      }
    }, milliseconds);
    const terminate = jest.fn(() => clearInterval(timer));
    return Object.assign(target, {
      postMessage: ({id}: {id: number}) => void waiting.push(id),
      terminate,
    });
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is not given up for a call that waits behind hundreds of newer ones', async () => {
    const worker = slowWorker(50);
    const engine = createWorkerEngine(worker);
    const calls = Array.from({length: 200}, () => engine.search(call));
    await jest.advanceTimersByTimeAsync(11_000);
    await expect(Promise.all(calls)).resolves.toHaveLength(200);
    expect(worker.terminate).not.toHaveBeenCalled();
  });

  it('is given up where it has said nothing to anyone', async () => {
    const worker = slowWorker(60_000);
    const ended = expect(createWorkerEngine(worker).search(call)).rejects.toThrow(WorkerError);
    await jest.advanceTimersByTimeAsync(3100);
    await ended;
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});
