/** @jest-environment jsdom */
import {itemForKey} from '../../../src/lib/keys';

const byKey = (current: number, key: string, init?: KeyboardEventInit): string | undefined =>
  itemForKey([...'abc'], current, new KeyboardEvent('keydown', {...init, key}), [
    'ArrowUp',
    'ArrowDown',
  ]);

describe('itemForKey', () => {
  it.each([
    [0, 'ArrowDown', 'b'],
    [2, 'ArrowDown', 'a'],
    [2, 'ArrowUp', 'b'],
    [0, 'ArrowUp', 'c'],
    [1, 'Home', 'a'],
    [1, 'End', 'c'],
    // Nothing has the focus yet.
    [-1, 'ArrowDown', 'a'],
    [-1, 'ArrowUp', 'c'],
  ])('from item %d, %s leads to %s', (current, key, wanted) => {
    expect(byKey(current, key)).toBe(wanted);
  });

  it('leaves other keys alone, and lists without items', () => {
    expect(byKey(0, 'ArrowRight')).toBeUndefined();
    const down = new KeyboardEvent('keydown', {key: 'ArrowDown'});
    expect(itemForKey([], -1, down, ['ArrowUp', 'ArrowDown'])).toBeUndefined();
  });

  it('leaves the browser’s own shortcuts alone', () => {
    expect(byKey(0, 'ArrowDown', {altKey: true})).toBeUndefined();
    expect(byKey(0, 'Home', {altKey: true})).toBeUndefined();
  });
});
