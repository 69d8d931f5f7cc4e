import {itemForKey} from '../../../src/lib/itemForKey';

const byKey = (current: number, key: string): string | undefined =>
  itemForKey([...'abc'], current, key, ['ArrowUp', 'ArrowDown']);

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
    expect(itemForKey([], -1, 'ArrowDown', ['ArrowUp', 'ArrowDown'])).toBeUndefined();
  });
});
