import { afterEach, expect, rs, test } from '@rstest/core';
import * as clock from '../src/clock';
import { next } from '../src/index';

afterEach(() => {
  rs.restoreAllMocks();
});

test('a function can be replaced', () => {
  const listen = rs.fn();
  listen(next([{ line: '7', at: '08:15' }], '08:00'));
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a clock can be set', () => {
  rs.useFakeTimers({ now: new Date('2026-01-01T08:00:00Z') });
  expect(new Date().toISOString()).toBe('2026-01-01T08:00:00.000Z');
  rs.useRealTimers();
});

test('an error is expected', () => {
  expect(() => clock.minutes('noon')).toThrow('Not a time: noon');
});
