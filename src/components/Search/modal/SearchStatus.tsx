import {useEffect, useState, type ReactNode} from 'react';

import type {SearchOutcome} from '../../../utils/search/reportedClient';
import {outcomeMessage} from './messages';

/** Pause in typing, in ms, after which the outcome is spoken: not after each letter. */
const speechDelay = 400;

/** Says how a search ended to readers who do not see the list. */
export function SearchStatus({outcome}: {outcome: SearchOutcome | null}): ReactNode {
  const message = outcomeMessage(outcome);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(message), message === '' ? 0 : speechDelay);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className="SearchModal-Status">
      {spoken}
    </div>
  );
}
