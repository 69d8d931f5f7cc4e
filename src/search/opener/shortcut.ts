import {storageNamespace} from '../../config/storage';
import {isControlK} from '../../lib/keys';
import {readStored, writeStored} from '../../lib/storage';

/** Speech input can press single keys by accident, so that `/` can be switched off (WCAG 2.1.4). */
const storageKey = `${storageNamespace}.search.slash`;
const off = 'off';

/** True if `/` opens search. */
export function isSlashEnabled(): boolean {
  return readStored(storageKey) !== off;
}

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

/** True if the key belongs to an input method. Safari marks its last Enter only by the code 229. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Returns what a key press means to search. Shift is allowed with `/`, because some keyboards need it. */
export function readSearchShortcut(event: KeyboardEvent): SearchShortcut | null {
  if (event.defaultPrevented || event.repeat || event.altKey || isComposing(event)) {
    return null;
  }
  if (event.ctrlKey || event.metaKey) {
    return isControlK(event) ? 'toggle' : null;
  }
  return event.key === '/' && !isTypedIntoField(event) && isSlashEnabled() ? 'open' : null;
}
