import { rs } from '@rstest/core';
import { wind } from '../src/wind';

rs.mock('../src/wind', () => ({ wind: () => 'east' }));

test('new', () => {
  expect(document.title).toBe('set before');
  expect(wind()).toBe('east');
  const boat = { sail: () => 'white' };
  rs.spyOn(boat, 'sail').mockReturnValue('red');
  expect(boat.sail()).toBe('red');
  const listen = rs.fn();
  listen();
  expect(listen).toHaveBeenCalledTimes(1);
  rs.useFakeTimers({ now: 0 });
  expect(Date.now()).toBe(0);
  rs.useRealTimers();
  expect({ boat: 'sloop' }).toMatchSnapshot();
});
