import {useEffect, useState, type ReactNode} from 'react';

import {outcomeMessage} from './messages';
import type {OutcomeStore} from './outcomeStore';

/** Pause in typing, in ms, after which the outcome is spoken: not after each letter. */
const speechDelay = 400;

/** Says how a search ended to readers who do not see the list. Drawn when it speaks, and not for each key. */
export function SearchStatus({store}: {store: OutcomeStore}): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      const outcome = store.get();
      if (outcome) {
        // In the frame that draws the results and in none of its own. The same words are heard again.
        setSpoken('');
      }
      timer = setTimeout(() => setSpoken(outcomeMessage(outcome)), speechDelay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return (
    <div role="status" className="SearchModal-Status">
      {spoken}
    </div>
  );
}
