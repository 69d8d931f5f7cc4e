import {createStorageSlot} from '@docusaurus/theme-common';

/** Whether a single `/` opens search. Readers who speak to their computer may need it off (WCAG 2.1.4). */
const slot = createStorageSlot('site.search.slash');

/** True unless the reader has switched the key off. Storage that cannot be read counts as unset. */
export function isSlashEnabled(): boolean {
  return slot.get() !== 'off';
}

/** Remembers the reader's choice, where storage allows it. */
export function setSlashEnabled(isEnabled: boolean): void {
  if (isEnabled) {
    slot.del();
  } else {
    slot.set('off');
  }
}
