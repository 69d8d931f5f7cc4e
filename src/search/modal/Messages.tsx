import type {ReactNode} from 'react';

import type {Outcome} from './lists';
import {searchSource} from './source';
import styles from './styles.module.css';
import {
  countMessage,
  developmentMessage,
  errorScreen,
  fallbackMessage,
  noResultsScreen,
} from './texts';

/** Returns the outcome for screen readers. */
export function spokenMessage({query, answer}: Outcome): string {
  const count = answer ? countMessage(query, answer.hits.length) : errorScreen.titleText;
  return answer?.isFallback ? `${count}. ${fallbackMessage}` : count;
}

/** Shown if nothing was found: suggestions, and a link to report it. */
export function NoResults(props: {
  outcome: Outcome;
  onSuggestion: (query: string) => void;
}): ReactNode {
  const {query, suggestions} = props.outcome;
  const reportAddress = searchSource.reportAddress(query);
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{countMessage(query, 0)}</p>
      <div className={styles.suggestions}>
        <p>{`${noResultsScreen.suggestedQueryText}:`}</p>
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => props.onSuggestion(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
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

const hasNoIndex = process.env.NODE_ENV === 'development' && !searchSource.isHosted;

/** Shown if the search failed. */
export function Failure(): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{errorScreen.titleText}</p>
      <p>{hasNoIndex ? developmentMessage : errorScreen.helpText}</p>
    </div>
  );
}
