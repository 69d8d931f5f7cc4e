import type {MountSearchModal} from './session';

/**
 * Fetches the modal: Preact (React where the page is hydrated), the search library and their styles. Nothing of it is in the page before,
 * so nothing outside `modal/` may import `@docsearch/react` or `modal/` statically.
 */
export async function loadModal(): Promise<MountSearchModal> {
  const {mountSearchModal} = await import('../modal');
  return mountSearchModal;
}
