import type {MountSearchModal} from './session';

/**
 * Fetches the modal, its styles and the runtime that draws it. Nothing of them is in the page before, so nothing
 * outside `modal/` may import `modal/` statically.
 */
export async function loadModal(): Promise<MountSearchModal> {
  const {mountSearchModal} = await import('../modal');
  return mountSearchModal;
}
