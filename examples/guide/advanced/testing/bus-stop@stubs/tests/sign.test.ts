import { expect, test } from '@rstest/core';
import { sign } from '../src/sign';

test('images and styles are stubs', () => {
  expect(sign).toBe('a stub');
});
