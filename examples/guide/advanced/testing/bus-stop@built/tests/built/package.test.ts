import { expect, test } from '@rstest/core';
import * as stops from 'bus-stop';

test('the built package exports next', () => {
  expect(Object.keys(stops)).toEqual(['next']);
  expect(stops.next([{ line: '7', at: '08:15' }], '08:00')).toHaveLength(1);
});
