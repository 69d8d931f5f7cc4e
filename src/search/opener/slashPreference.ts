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
