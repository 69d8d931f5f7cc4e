import {
  createWorkerEngine,
  WorkerError,
  type WorkerCall,
  type WorkerReply,
} from '../../../../src/search/engine/embeddedSearch';
import {indexText} from './fixtures';

/** A worker that runs the real script in this thread. */
async function scriptedWorker() {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = globalThis as unknown as {
    onmessage: ((event: {data: WorkerCall}) => void) | null;
    postMessage: (answer: WorkerReply) => void;
  };
  const order: number[] = [];
  scope.postMessage = (answer) => {
    order.push(answer.id);
    listeners.get('message')?.({data: structuredClone(answer)});
  };
  await jest.isolateModulesAsync(async () => {
    await import('../../../../src/search/engine/searchWorker');
  });
  const {onmessage} = scope;
  return {
    order,
    fail: () => listeners.get('error')?.({}),
    worker: {
      postMessage: (data: unknown) =>
        setTimeout(() => onmessage?.({data: structuredClone(data) as WorkerCall})),
      terminate: jest.fn(),
      addEventListener: (type: string, listener: unknown) =>
        void listeners.set(type, listener as (event: unknown) => void),
    },
  };
}

describe('SR-9 the worker', () => {
  it('answers with hits', async () => {
    const {worker} = await scriptedWorker();
    const engine = createWorkerEngine(worker);
    await engine.load(indexText('en'));
    const [result] = await engine.search([{query: 'bundleless', limit: 20}]);
    expect(result?.hits[0]?.url).toBe('/guide/start/glossary#bundleless');
  });

  it('answers the newest query first, and all of them', async () => {
    const {worker, order} = await scriptedWorker();
    const engine = createWorkerEngine(worker);
    await engine.load(indexText('en'));
    const results = await Promise.all(
      [1, 2, 3].map((limit) => engine.search([{query: 'o', limit}])),
    );
    expect(results.map(([result]) => result?.hits.length)).toEqual([1, 2, 3]);
    expect(order).toEqual([1, 4, 3, 2]);
  });

  it('answers a query next that comes while a hundred wait', async () => {
    const {worker, order} = await scriptedWorker();
    const engine = createWorkerEngine(worker);
    await engine.load(indexText('en'));
    const ask = () => engine.search([{query: 'declaration files', limit: 20, words: 10}]);
    const waiting = Array.from({length: 100}, ask);
    await Promise.race(waiting);
    await ask();
    expect(order.length).toBeLessThan(10);
    await Promise.all(waiting);
  });

  it('says what is wrong with an index', async () => {
    const {worker} = await scriptedWorker();
    await expect(createWorkerEngine(worker).load('{')).rejects.toBeInstanceOf(WorkerError);
  });

  it('says when it is asked too early', async () => {
    const {worker} = await scriptedWorker();
    await expect(createWorkerEngine(worker).search([])).rejects.toBeInstanceOf(WorkerError);
  });

  it('SR-7 is given up when it says nothing, as where the system has ended it', async () => {
    const {worker} = await scriptedWorker();
    const engine = createWorkerEngine(worker);
    await engine.load(indexText('en'));
    jest.useFakeTimers();
    try {
      worker.postMessage = () => 0 as never;
      const ended = expect(engine.search([])).rejects.toBeInstanceOf(WorkerError);
      await jest.advanceTimersByTimeAsync(3001);
      await ended;
    } finally {
      jest.useRealTimers();
    }
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('fails what is open, and all that follows, when the script does not run', async () => {
    const {worker, fail} = await scriptedWorker();
    const engine = createWorkerEngine(worker);
    const open = engine.load(indexText('en'));
    fail();
    await expect(open).rejects.toBeInstanceOf(WorkerError);
    await expect(engine.search([])).rejects.toBeInstanceOf(WorkerError);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});
