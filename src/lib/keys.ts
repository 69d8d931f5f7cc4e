/** @returns whether an event has a modifier: browsers use most of them, such as Alt+Left for "Back" */
export const hasModifier = (
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** @returns whether Ctrl+K or Cmd+K was pressed; on keyboards of other scripts, the key in the place of K */
export const isControlK = ({key, code, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK'));

/** Finds the item to focus for an arrow key, Home or End, with wrap-around. @param arrows keys for the previous and next item */
export function itemForKey<Item>(
  items: readonly Item[],
  current: number,
  event: KeyboardEvent,
  [previous, next]: readonly [previous: string, next: string],
): Item | undefined {
  const indexes = {[next]: (current + 1) % items.length, [previous]: Math.max(current, 0) - 1};
  const index = {...indexes, Home: 0, End: -1}[event.key];
  return index === undefined || hasModifier(event) ? undefined : items.at(index);
}
