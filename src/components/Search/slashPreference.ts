import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/** Whether a single `/` opens search. Readers who speak to their computer may need it off (WCAG 2.1.4). */
const slotName = 'site.search.slash';
const off = 'off';

/** True unless the reader has switched the key off. Storage that cannot be read counts as unset. */
export function isSlashEnabled(): boolean {
  return createStorageSlot(slotName).get() !== off;
}

/** The choice and how to change it; remembered where storage allows it. */
export function useSlashPreference(): [
  isEnabled: boolean,
  setEnabled: (isEnabled: boolean) => void,
] {
  const [value, slot] = useStorageSlot(slotName);
  return [value !== off, (isEnabled) => (isEnabled ? slot.del() : slot.set(off))];
}
