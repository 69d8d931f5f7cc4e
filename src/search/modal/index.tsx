'use client';
import {useSyncExternalStore, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';

import {getShownModal, onModalChange} from '../opener/session';

/** When the reader turns to the button; the keys of search hydrate it from `session.ts`. */
export const hydrate = 'interaction';

/** At once, so that the focus goes from one field to the other and no key falls between. */
const subscribe = (onChange: () => void) => onModalChange(() => flushSync(onChange));

/** The search: its button, which are the children, and the dialog while it is open. */
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
