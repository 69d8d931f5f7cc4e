import {closest} from '../../client/clientModule';
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

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True if the key belongs to an input method. Safari marks its last Enter only by the code 229. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Returns what a key press means to search. Shift is allowed with `/`, because some keyboards need it. */
export function readSearchShortcut(event: KeyboardEvent): 'toggle' | 'open' | null {
  if (event.defaultPrevented || event.repeat || event.altKey || isComposing(event)) {
    return null;
  }
  if (event.ctrlKey || event.metaKey) {
    return isControlK(event) ? 'toggle' : null;
  }
  return event.key === '/' && !closest(event, fields) && isSlashEnabled() ? 'open' : null;
}
