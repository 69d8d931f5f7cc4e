import {createFallbackSearch} from '../../../../src/search/hosted/fallback';
import type {Answer} from '../../../../src/search/hit';

const call = [{query: 'a', limit: 20}];
const hostedAnswer: Answer[] = [{hits: [], count: 1}];
const embeddedAnswer: Answer[] = [{hits: [], count: 2}];
const standIn = [{hits: [], count: 2, isFallback: true}];

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value);
  });
const failAfter = async (milliseconds: number): Promise<never> => {
  await after(milliseconds, null);
  throw new Error('unreachable');
};

function setUp() {
  const hosted = jest.fn(() => Promise.resolve(hostedAnswer));
  const embedded = jest.fn(() => Promise.resolve(embeddedAnswer));
  const warm = jest.fn();
  const onFailure = jest.fn();
  return {
    hosted,
    embedded,
    warm,
    onFailure,
    ...createFallbackSearch({hosted, embedded, warm, onFailure}),
  };
}

/** The answer, and after how many milliseconds it was there. */
async function timed(promise: Promise<Answer[]>) {
  const started = performance.now();
  const settled = promise
    .catch((error: unknown) => error)
    .then((answer) => ({answer, time: Math.round(performance.now() - started)}));
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}

describe('createFallbackSearch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives the provider’s answer and leaves the index alone', async () => {
    const {search, embedded, warm, prepare} = setUp();
    prepare();
    expect((await timed(search(call))).answer).toBe(hostedAnswer);
    expect(embedded).not.toHaveBeenCalled();
    expect(warm).not.toHaveBeenCalled();
  });

  it('SR-7 asks the index at once when the provider fails', async () => {
    const {search, hosted, onFailure} = setUp();
    hosted.mockImplementation(() => failAfter(20));
    expect(await timed(search(call))).toEqual({answer: standIn, time: 20});
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('SR-7 asks the index within a second when the provider is silent, and has fetched it by then', async () => {
    const {search, hosted, warm} = setUp();
    hosted.mockImplementation(() => after(50_000, hostedAnswer));
    const started = performance.now();
    const warmed: number[] = [];
    warm.mockImplementation(() => warmed.push(performance.now() - started));
    expect(await timed(search(call))).toEqual({answer: standIn, time: 700});
    expect(warmed).toEqual([300]);
  });

  it('waits for a late provider where there is no index either', async () => {
    const {search, hosted, embedded} = setUp();
    hosted.mockImplementation(() => after(5000, hostedAnswer));
    embedded.mockRejectedValue(new Error('no index'));
    expect(await timed(search(call))).toEqual({answer: hostedAnswer, time: 5000});
  });

  it('SR-7 does not wait for ever for a silent provider where there is no index', async () => {
    const {search, hosted, embedded} = setUp();
    hosted.mockImplementation(() => new Promise(() => undefined));
    embedded.mockRejectedValue(new Error('no index'));
    const {answer, time} = await timed(search(call));
    expect(answer).toHaveProperty('name', 'TimeoutError');
    expect(time).toBe(10_700);
  });

  it('SR-7 fails when both do', async () => {
    const {search, hosted, embedded} = setUp();
    hosted.mockImplementation(() => failAfter(5000));
    embedded.mockRejectedValue(new Error('no index'));
    expect(await timed(search(call))).toEqual({answer: new Error('unreachable'), time: 5000});
    expect((await timed(search(call))).answer).toBeInstanceOf(Error);
  });

  it('does not wait again after a failure, and comes back to a provider that is back', async () => {
    const {search, hosted, warm, prepare} = setUp();
    hosted.mockImplementationOnce(() => failAfter(20));
    await timed(search(call));
    prepare();
    expect(warm).toHaveBeenCalledTimes(1);
    hosted.mockImplementationOnce(() => after(100, hostedAnswer));
    expect(await timed(search(call))).toEqual({answer: standIn, time: 0});
    expect((await timed(search(call))).answer).toBe(hostedAnswer);
  });

  it('keeps to the index while the provider is slow, and asks it once at a time', async () => {
    const {search, hosted} = setUp();
    hosted.mockImplementation(() => after(5000, hostedAnswer));
    const first = search(call);
    await jest.advanceTimersByTimeAsync(700);
    await first;
    for (let key = 0; key < 10; key++) {
      expect(await search(call)).toEqual(standIn);
    }
    expect(hosted).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await search(call)).toEqual(standIn);
    expect(hosted).toHaveBeenCalledTimes(2);
  });
});
