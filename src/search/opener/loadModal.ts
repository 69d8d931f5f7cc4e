import type {ComponentType} from 'react';

import type {SearchModalProps} from './session';

/** Fetches the dialog and its styles, so nothing may import it statically. */
export async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  const {SearchModal} = await import('../modal/SearchModal');
  return SearchModal;
}
