import type {MountSearchModal} from './session';

/** Fetches the modal, its styles and its runtime, so nothing outside `modal/` may import it statically. */
export async function loadModal(): Promise<MountSearchModal> {
  const {mountSearchModal} = await import('../modal');
  return mountSearchModal;
}
