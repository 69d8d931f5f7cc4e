import {findUnsupported, startEngine, type Engine} from '@site/src/setup/engine';
import type {Request} from '@site/src/setup/engine/protocol';

const files = {version: '1.0.1', worker: 'worker.js', wasm: {parts: [], bytes: 0}};
const work = {files: [], config: {lib: []}};
const result = {files: [], log: '', errors: []};

/** A worker that starts at once, and builds as the test says. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  static onBuild: (worker: FakeWorker) => void;
  readonly requests: Request[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  postMessage(request: Request): void {
    this.requests.push(request);
    if (request.type === 'start') {
      this.answer({type: 'ready'});
    } else {
      FakeWorker.onBuild(this);
    }
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const succeed = (worker: FakeWorker): void => worker.answer({type: 'built', result});

let engine: Engine;

beforeEach(async () => {
  jest.useFakeTimers();
  FakeWorker.all.length = 0;
  FakeWorker.onBuild = succeed;
  Object.assign(globalThis, {Worker: FakeWorker});
  engine = await startEngine(files, work, () => undefined);
});

afterEach(() => {
  engine.dispose();
  jest.useRealTimers();
});

test.each([
  ['timeout', () => jest.advanceTimersByTimeAsync(20_000)],
  ['crashed', ([worker]: FakeWorker[]) => worker?.dispatchEvent(new Event('error'))],
] as const)('%s: the worker is replaced, and the next build works', async (reason, happen) => {
  FakeWorker.onBuild = () => undefined;
  const failed = expect(engine.build(work)).rejects.toMatchObject({reason});
  await jest.advanceTimersByTimeAsync(0);
  await happen(FakeWorker.all);
  await failed;
  FakeWorker.onBuild = succeed;
  expect(await engine.build(work)).toBe(result);
  expect(FakeWorker.all.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
});

test('a worker builds a hundred times, then a fresh one does', async () => {
  for (let count = 0; count < 101; count += 1) {
    await engine.build(work);
  }
  expect(FakeWorker.all.map(({requests}) => requests.length)).toEqual([101, 2]);
});

test('of the builds that wait, only the latest is done', async () => {
  FakeWorker.onBuild = () => undefined;
  const first = engine.build(work);
  await jest.advanceTimersByTimeAsync(0);
  const superseded = expect(engine.build(work)).rejects.toMatchObject({reason: 'superseded'});
  const third = engine.build(work);
  FakeWorker.onBuild = succeed;
  FakeWorker.all.forEach(succeed);
  expect(await Promise.all([first, third])).toEqual([result, result]);
  await superseded;
});

test.each([
  [{lib: [{dts: {bundle: true}}]}, 'dts-bundle'],
  [{lib: [{dts: {bundle: {bundledPackages: ['a']}}}]}, 'dts-bundle'],
  [{dts: {bundle: true}, lib: [{}]}, 'dts-bundle'],
  [{lib: [{dts: {bundle: false}}, {dts: true}]}, undefined],
])('%j cannot be built in the browser: %s', (config, part) => {
  expect(findUnsupported(config as Parameters<typeof findUnsupported>[0])).toBe(part);
});
