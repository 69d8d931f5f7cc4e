'use client';
import {useSyncExternalStore, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {getShownModal, onModalChange} from '../opener/session';

/** `session.ts` hydrates it if search is opened by a key. */
export const hydrate = 'interaction';

/** Synchronous, so that no key is lost between the two fields. */
const subscribe = (onChange: () => void) => onModalChange(() => flushSync(onChange));

/** The children, and the search dialog while it is open. */
export default function SearchDialog({children}: {readonly children: ReactNode}): ReactNode {
  const shown = useSyncExternalStore(subscribe, getShownModal, () => null);
  return (
    <>
      {children}
      {shown &&
        createPortal(<shown.Modal draft={shown.draft} onClose={shown.onClose} />, document.body)}
    </>
  );
}
