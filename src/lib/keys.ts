/** Whether a key or a click comes with a modifier: browsers have a use for most, such as Alt and the left arrow for "Back". */
export const hasModifier = (
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether Ctrl+K or Cmd+K was pressed. Keyboards of other scripts have no "k": on them, it is the key in its place. */
export const isControlK = ({key, code, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK'));

/** The item that a key takes the focus to, round and round; `back` and `on` are the arrows of the list. */
export function itemForKey<Item>(
  items: readonly Item[],
  current: number,
  event: KeyboardEvent,
  [back, on]: readonly [back: string, on: string],
): Item | undefined {
  const places = {[on]: (current + 1) % items.length, [back]: Math.max(current, 0) - 1};
  const place = {...places, Home: 0, End: -1}[event.key];
  return place === undefined || hasModifier(event) ? undefined : items.at(place);
}
