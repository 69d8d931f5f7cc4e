import {throttle} from '../../../src/lib/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('throttle', () => {
  it('runs at once', () => {
    const run = jest.fn();
    throttle(run, 100)();

    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs at most once per period, and once more at its end', () => {
    const run = jest.fn();
    const throttled = throttle(run, 100);
    throttled();
    throttled();
    throttled();
    jest.advanceTimersByTime(99);
    expect(run).toHaveBeenCalledTimes(1);

    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);

    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('keeps the period after a run at its end', () => {
    const run = jest.fn();
    const throttled = throttle(run, 100);
    throttled();
    throttled();
    jest.advanceTimersByTime(100);
    throttled();
    jest.advanceTimersByTime(99);
    expect(run).toHaveBeenCalledTimes(2);

    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('runs at once again after a quiet period', () => {
    const run = jest.fn();
    const throttled = throttle(run, 100);
    throttled();
    jest.advanceTimersByTime(100);
    throttled();

    expect(run).toHaveBeenCalledTimes(2);
  });
});
