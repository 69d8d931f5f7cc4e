import type {ReactNode} from 'react';

import {Icon} from './Icon';
import {searchSource} from './searchSource';
import styles from './styles.module.css';
import {emptyTexts, errorTexts, noResultsTitle, reloadLabel, updatedMessage} from './texts';

/** Round a query, the same in every language. */
const quote = '"';

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  /** Searches for a suggestion. */
  ask: (query: string) => void;
}

/** Nothing was found: what finds something instead, and whom to tell. */
export function NoResults({query, suggestions, ask}: NoResultsProps): ReactNode {
  const reportAddress = searchSource.reportAddress(query);
  const opening = `${noResultsTitle()} ${quote}`;
  return (
    <div className={styles.message}>
      <Icon name="none" />
      <p className={styles.messageTitle}>
        {opening}
        <strong>{query}</strong>
        {quote}
      </p>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p>{`${emptyTexts.suggestedQueryText}:`}</p>
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
          {`${emptyTexts.reportMissingResultsText} `}
          <a href={reportAddress} target="_blank" rel="noopener noreferrer">
            {emptyTexts.reportMissingResultsLinkText}
          </a>
        </p>
      )}
    </div>
  );
}

/** Nothing could be asked; the next key, or opening the dialog again, tries anew. */
export function Failure({isOtherRelease}: {isOtherRelease: boolean}): ReactNode {
  return (
    <div className={styles.message}>
      <Icon name="failure" />
      <p className={styles.messageTitle}>{errorTexts.titleText}</p>
      <p>{isOtherRelease ? updatedMessage() : errorTexts.helpText}</p>
      {isOtherRelease && (
        <button type="button" onClick={() => window.location.reload()}>
          {reloadLabel()}
        </button>
      )}
    </div>
  );
}
