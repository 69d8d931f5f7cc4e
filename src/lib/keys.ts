/** Whether a key or a click comes with a modifier: browsers have a use for most, such as Alt and the left arrow for "Back". */
export const hasModifier = (
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether Ctrl+K or Cmd+K was pressed. Keyboards of other scripts have no "k": on them, it is the key in its place. */
export const isControlK = ({key, code, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK'));
