import type {ComponentType} from 'react';

/** What the modal is told. */
export interface SearchModalProps {
  /** Fills the field. Where it is empty, text selected on the page does. */
  initialQuery: string;
  onClose: () => void;
}

/**
 * Fetches the modal, with the search library and its styles. Nothing of it is in the page before, so
 * nothing here may import `@docsearch/react` statically: its button alone pulls in 27 KB.
 */
export async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  const {default: SearchModal} = await import('./SearchModal');
  return SearchModal;
}
