import {useEffect, useState, type ReactNode} from 'react';

import {reloadLabel} from '../opener/texts';
import {Icon} from './Icon';
import {searchSource} from './searchSource';
import styles from './styles.module.css';
import {
  countMessage,
  developmentMessage,
  errorScreen,
  fallbackMessage,
  noResultsScreen,
  noResultsTitle,
  stalledMessage,
  updatedMessage,
} from './texts';
import type {Outcome} from './useSearch';

const quote = '"';

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  ask: (query: string) => void;
}

/** Shown if nothing was found: suggestions, and a link to report it. */
export function NoResults({query, suggestions, ask}: NoResultsProps): ReactNode {
  const reportAddress = searchSource.reportAddress(query);
  return (
    <div className={styles.message}>
      <Icon name="none" />
      <p className={styles.messageTitle}>
        {`${noResultsTitle} ${quote}`}
        <strong>{query}</strong>
        {quote}
      </p>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p>{`${noResultsScreen.suggestedQueryText}:`}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => ask(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reportAddress && (
        <p>
          {`${noResultsScreen.reportMissingResultsText} `}
          <a href={reportAddress} target="_blank" rel="noopener noreferrer">
            {noResultsScreen.reportMissingResultsLinkText}
          </a>
        </p>
      )}
    </div>
  );
}

const hasNoIndex = process.env.NODE_ENV === 'development' && searchSource.kind === 'embedded';

/** Shown after a failure. The next key tries again. */
export function Failure({isOtherRelease}: {isOtherRelease: boolean}): ReactNode {
  const help = hasNoIndex ? developmentMessage : errorScreen.helpText;
  return (
    <div className={styles.message}>
      <Icon name="failure" />
      <p className={styles.messageTitle}>{errorScreen.titleText}</p>
      <p>{isOtherRelease ? updatedMessage : help}</p>
      {isOtherRelease && (
        <button type="button" onClick={() => window.location.reload()}>
          {reloadLabel}
        </button>
      )}
    </div>
  );
}

function messageOf({query, answer}: Outcome): string {
  const count = answer ? countMessage(query, answer.hits.length) : errorScreen.titleText;
  return answer?.isFallback ? `${count}. ${fallbackMessage}` : count;
}

/** Pause in typing, in ms, before the outcome is announced. */
const speechDelay = 400;

/** Announces the state of the search to screen readers. */
export function Status({
  outcome,
  isStalled,
}: {
  outcome: Outcome | null;
  isStalled: boolean;
}): ReactNode {
  const [spoken, setSpoken] = useState<Outcome | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(outcome), speechDelay);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <div role="status" className="visuallyHidden">
      {isStalled && <span>{stalledMessage}</span>}
      {/* Removed in the meantime, so that the same words are announced again. */}
      {!isStalled && outcome && spoken === outcome && <span>{messageOf(outcome)}</span>}
    </div>
  );
}
