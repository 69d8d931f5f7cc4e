import { expect, test } from '@rstest/core';
import { next } from '../src/index';

const departures = ['09:40', '08:15', '10:05', '09:10'].map((at) => ({ line: '7', at }));

test('lists the next three departures', () => {
  expect(next(departures, '08:00').map(({ at }) => at)).toEqual(['08:15', '09:10', '09:40']);
});

test('leaves out what has gone', () => {
  expect(next(departures, '09:30')).toHaveLength(2);
});
