import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';

import type {Answer, Hit, List, MarkedText} from '../types';
import {forgetSearch, makeFavourite} from './savedSearches';
import {searchSource} from './source';
import styles from './styles.module.css';
import {
  countMessage,
  errorScreen,
  noResultsScreen,
  popularQueries,
  stalledMessage,
  startScreen,
} from './texts';

/** @param row position among the rows of all lists */
export const optionId = (row: number): string => `search-option-${row}`;
export const listId = (list: number): string => `search-list-${list}`;

const maxSuggestions = 3;

/** Keyed by position, so that React updates the text in place while the reader types. */
function Line({className, text}: {className: string | undefined; text: MarkedText}): ReactNode {
  return (
    <span className={className}>
      {text.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}
    </span>
  );
}

function Action(props: {icon: string; title: string; onClick: () => void}): ReactNode {
  const {icon, title, onClick} = props;
  return (
    <button type="button" className="quiet" title={title} aria-label={title} onClick={onClick}>
      {icon}
    </button>
  );
}

/** A search and its answer. */
export interface Outcome {
  query: string;
  /** Null after a failure. */
  answer: Answer | null;
}

/** Suggestions, and a link to report that nothing was found. */
function NoResults(props: {
  query: string;
  recommended: readonly string[] | undefined;
  onSuggestion: (query: string) => void;
}): ReactNode {
  const {query, recommended = [], onSuggestion} = props;
  const suggestions = [...recommended, ...popularQueries].filter((each) => each !== query.trim());
  const reportAddress = searchSource.reportAddress(query);
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{countMessage(query, 0)}</p>
      <p>{`${noResultsScreen.suggestedQueryText}:`}</p>
      <ul>
        {suggestions.slice(0, maxSuggestions).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
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

interface Props {
  readonly lists: readonly List[];
  /** Position of the active row among the rows of all lists. */
  readonly active: number;
  /** Null on the start screen. */
  readonly outcome: Outcome | null;
  /** True while an answer takes long. */
  readonly isStalled: boolean;
  readonly onActivate: (row: number) => void;
  readonly onChoose: (row: number, event: MouseEvent) => void;
  readonly onSuggestion: (query: string) => void;
  readonly onSavedChange: () => void;
}

/** What is below the field: saved searches, results grouped by page, or a message. */
export default function Results(props: Props): ReactNode {
  const {lists, active, outcome, isStalled, onActivate, onChoose, onSuggestion} = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: React would take the promise that newer browsers return for a clean-up function.
    list.current?.scrollTo(0, 0);
  }, [outcome]);
  const count = outcome?.answer?.hits.length ?? null;
  const spoken =
    outcome && (count === null ? errorScreen.titleText : countMessage(outcome.query, count));
  const rows = lists.flatMap(({hits}) => hits);
  const change = (action: (hit: Hit) => void, hit: Hit) => (): void => {
    action(hit);
    props.onSavedChange();
  };
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="none"
        data-search-list=""
        // Programs that translate the page would replace the text nodes that React updates.
        translate="no"
        // Focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        // Hides a phone's keyboard, so that the list has room.
        onTouchMove={() => (document.activeElement as HTMLElement | null)?.blur()}
      >
        {isStalled && <p className={styles.detail}>{stalledMessage}</p>}
        {!outcome && !isStalled && searchSource.isPersonal && rows.length === 0 && (
          <p className={styles.message}>{startScreen.noRecentSearchesText}</p>
        )}
        {lists.map(({title, hits, saved}, position) => (
          <section key={position} className={styles.group}>
            <div className={styles.groupTitle}>{title}</div>
            <div className={styles.rows}>
              {/* It has few elements, because layout is half the cost of a key press. */}
              <div id={listId(position)} role="listbox" aria-label={title}>
                {hits.map((hit, index) => (
                  <a
                    key={index}
                    id={optionId(rows.indexOf(hit))}
                    role="option"
                    aria-selected={hit === rows[active]}
                    href={hit.url}
                    tabIndex={-1}
                    className={styles.row}
                    onClick={(event) => onChoose(rows.indexOf(hit), event)}
                    onMouseMove={() => onActivate(rows.indexOf(hit))}
                  >
                    <Line className={styles.title} text={hit.title} />
                    {hit.detail.length > 0 && <Line className={styles.detail} text={hit.detail} />}
                  </a>
                ))}
              </div>
              {saved && (
                // Beside the listbox, because screen readers cannot reach what is inside an option.
                <div className={styles.actions}>
                  {hits.map((hit) => (
                    <div key={hit.id} role="group" aria-labelledby={optionId(rows.indexOf(hit))}>
                      {saved === 'recent' && (
                        <Action
                          icon="☆"
                          title={startScreen.saveRecentSearchButtonTitle}
                          onClick={change(makeFavourite, hit)}
                        />
                      )}
                      <Action
                        icon="✕"
                        title={
                          saved === 'recent'
                            ? startScreen.removeRecentSearchButtonTitle
                            : startScreen.removeFavoriteSearchButtonTitle
                        }
                        onClick={change(forgetSearch, hit)}
                      />
                    </div>
                  ))}
                </div>
              )}
            </div>
          </section>
        ))}
        {outcome?.answer && count === 0 && (
          <NoResults
            query={outcome.query}
            recommended={outcome.answer.recommended}
            onSuggestion={onSuggestion}
          />
        )}
        {outcome && !outcome.answer && (
          <div className={styles.message}>
            <p className={styles.messageTitle}>{errorScreen.titleText}</p>
            <p>{errorScreen.helpText}</p>
          </div>
        )}
      </div>
      <div role="status" className="visuallyHidden">
        {isStalled ? stalledMessage : spoken}
      </div>
    </>
  );
}
