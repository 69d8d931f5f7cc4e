import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import i18n from '@generated/i18n';

import {searchQueryMaxLength} from '../../config/search';
import {afterPaint} from '../../lib/afterPaint';
import {sharedSegmenter} from '../engine/tokenize';
import type {MountSearchModal} from '../opener/session';
import {SearchModal} from './SearchModal';

/**
 * Draws the modal in a React root of its own, so that it needs neither a hydrated page nor Docusaurus'
 * contexts. It is gone, effects included, when the returned function returns.
 */
export const mountSearchModal: MountSearchModal = ({draft, onClose}) => {
  // Before anything is put in: to know it afterwards, the browser would have to lay out the page.
  const {scrollY} = window;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const query = draft.value.slice(0, searchQueryMaxLength);
  // At once, so that the focus goes from one field to the other and no key falls between.
  flushSync(() =>
    root.render(<SearchModal initialQuery={query} scrollY={scrollY} onClose={onClose} />),
  );
  const field = container.querySelector('input');
  field?.focus();
  field?.setSelectionRange(draft.selectionStart, draft.selectionEnd);
  if (i18n.currentLocale === 'zh') {
    // Before it is wanted: the first results would wait for it.
    afterPaint(sharedSegmenter);
  }
  return () => {
    root.unmount();
    container.remove();
  };
};
