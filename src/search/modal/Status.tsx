import {useEffect, useState, type ReactNode} from 'react';

import styles from './styles.module.css';
import {countMessage, errorTexts, fallbackMessage} from './texts';
import type {Outcome} from './useSearch';

/** Pause in typing, in ms, after which the outcome is spoken: not after each letter. */
const speechDelay = 400;

/** How a search ended, in words; '' while there is nothing to say. */
function messageOf(outcome: Outcome | null): string {
  if (!outcome) {
    return '';
  }
  if (outcome.kind === 'failure') {
    return errorTexts.titleText;
  }
  const {query, answer} = outcome;
  const count = countMessage(query, answer.hits.length);
  return answer.isFallback ? `${count}. ${fallbackMessage()}` : count;
}

/** Says how a search ended to readers who do not see the list. */
export function Status({outcome}: {outcome: Outcome | null}): ReactNode {
  const [spoken, setSpoken] = useState<Outcome | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(outcome), speechDelay);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <div role="status" className={styles.status}>
      {/* Empty meanwhile, so that the same words are heard again. */}
      {spoken === outcome ? messageOf(outcome) : ''}
    </div>
  );
}
