import {storageNamespace} from '../../config/storage';
import {readStored, writeStored} from '../../lib/storage';

/** Whether a single `/` opens search. Readers who speak to their computer may need it off (WCAG 2.1.4). */
const storageKey = `${storageNamespace}.search.slash`;
const off = 'off';

/** True unless the reader has switched the key off. Storage that cannot be read counts as unset. */
export function isSlashEnabled(): boolean {
  return readStored(storageKey) !== off;
}

/** Remembers the reader's choice, where storage allows it. */
export function setSlashEnabled(isEnabled: boolean): void {
  writeStored(storageKey, isEnabled ? null : off);
}

type SearchShortcut = 'toggle' | 'open';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function isTypedIntoField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(fields) !== null)
  );
}

/** Whether a key belongs to an input method. Safari sends its last Enter with the code 229 only. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Reads a key press; null where it means nothing to search. Shift is allowed with `/`: some keyboards need it. */
export function readSearchShortcut(event: KeyboardEvent): SearchShortcut | null {
  if (event.defaultPrevented || event.repeat || event.altKey || isComposing(event)) {
    return null;
  }
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'toggle' : null;
  }
  return event.key === '/' && !isTypedIntoField(event) && isSlashEnabled() ? 'open' : null;
}
