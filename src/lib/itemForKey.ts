/** @returns the item that a key takes the focus to, round and round; `back` and `on` are the arrows of the list */
export function itemForKey<Item>(
  items: readonly Item[],
  current: number,
  key: string,
  [back, on]: readonly [back: string, on: string],
): Item | undefined {
  const places = {[on]: (current + 1) % items.length, [back]: Math.max(current, 0) - 1};
  const place = {...places, Home: 0, End: -1}[key];
  return place === undefined ? undefined : items.at(place);
}
