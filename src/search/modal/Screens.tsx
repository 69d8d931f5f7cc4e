import {memo, useEffect, useRef, useState, type ReactNode} from 'react';

import {hasModifier} from '../../lib/keys';
import type {Hit, MarkedText} from '../hit';
import {isSlashEnabled, setSlashEnabled} from '../opener/shortcut';
import type {Outcome} from '.';
import {forgetSearch, makeFavourite, type KeptSearches} from './keptSearches';
import {listId, optionId, rowOf, type List} from './lists';
import {searchSource} from './source';
import styles from './styles.module.css';
import {
  countMessage,
  developmentMessage,
  errorScreen,
  fallbackMessage,
  footer,
  noResultsScreen,
  slashLabel,
  stalledMessage,
  startScreen,
} from './texts';

const signs = {
  page: '▤',
  section: '#',
  text: '≡',
  recent: '↺',
  favourite: '☆',
  save: '☆',
  remove: '✕',
} as const;

/** Keyed by position, so that React updates the text in place while the reader types. */
function Line({className, text}: {className: string | undefined; text: MarkedText}): ReactNode {
  return (
    <span className={className}>
      {text.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}
    </span>
  );
}

/** The list handles its events. It has few elements, because layout is half the cost of a key press. */
const Row = memo(function Row(props: {
  hit: Hit;
  row: number;
  isActive: boolean;
  sign: string;
}): ReactNode {
  const {hit, row, isActive, sign} = props;
  return (
    <a
      id={optionId(row)}
      role="option"
      aria-selected={isActive}
      href={hit.url}
      tabIndex={-1}
      className={styles.row}
      data-sign={sign}
    >
      <Line className={styles.title} text={hit.title} />
      {hit.detail.length > 0 && <Line className={styles.detail} text={hit.detail} />}
    </a>
  );
});

function Action(props: {sign: string; title: string; onClick: () => void}): ReactNode {
  const {sign, title, onClick} = props;
  return (
    <button type="button" className="quiet" title={title} aria-label={title} onClick={onClick}>
      {sign}
    </button>
  );
}

type HitListProps = Pick<ScreensProps, 'lists' | 'active' | 'onKeptChange'> & {position: number};

/** The buttons of kept searches are beside the listbox, because screen readers cannot reach what is inside an option. */
function HitList({lists, position, active, onKeptChange}: HitListProps): ReactNode {
  const {title, hits, kept} = lists[position] ?? {title: '', hits: []};
  const firstRow = lists.slice(0, position).flatMap((list) => list.hits).length;
  return (
    <section className={styles.group}>
      <div className={styles.groupTitle}>{title}</div>
      <div className={styles.rows}>
        <div id={listId(position)} role="listbox" aria-label={title}>
          {hits.map((hit, index) => (
            <Row
              key={index}
              hit={hit}
              row={firstRow + index}
              isActive={firstRow + index === active}
              sign={signs[kept ?? hit.kind]}
            />
          ))}
        </div>
        {kept && (
          <div className={styles.actions}>
            {hits.map((hit, index) => (
              <div key={hit.id} role="group" aria-labelledby={optionId(firstRow + index)}>
                {kept === 'recent' && (
                  <Action
                    sign={signs.save}
                    title={startScreen.saveRecentSearchButtonTitle}
                    onClick={() => onKeptChange(makeFavourite(hit))}
                  />
                )}
                <Action
                  sign={signs.remove}
                  title={
                    kept === 'recent'
                      ? startScreen.removeRecentSearchButtonTitle
                      : startScreen.removeFavoriteSearchButtonTitle
                  }
                  onClick={() => onKeptChange(forgetSearch(hit))}
                />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Shown if nothing was found: suggestions, and a link to report it. */
function NoResults(props: {outcome: Outcome; onSuggestion: (query: string) => void}): ReactNode {
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
const providerName = 'Algolia';

const hints: {text?: string; keys: Record<string, string | undefined>}[] = [
  {text: footer.selectText, keys: {'↵': footer.selectKeyAriaLabel}},
  {
    text: footer.navigateText,
    keys: {'↓': footer.navigateDownKeyAriaLabel, '↑': footer.navigateUpKeyAriaLabel},
  },
  {text: footer.closeText, keys: {Esc: footer.closeKeyAriaLabel}},
];

/** The switch of the single-letter shortcut (WCAG 2.1.4), what the keys do, and the provider's name. */
function Footer(): ReactNode {
  const [isEnabled, setEnabled] = useState(isSlashEnabled);
  return (
    <div className={styles.footer} data-search-kind={searchSource.isHosted ? 'hosted' : 'embedded'}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={({currentTarget}) => {
            setEnabled(currentTarget.checked);
            setSlashEnabled(currentTarget.checked);
          }}
        />
        {slashLabel}
      </label>
      <ul className={styles.hints}>
        {hints.map(({text, keys}) => (
          <li key={text}>
            {Object.entries(keys).map(([key, name]) => (
              <kbd key={key} role="img" aria-label={name}>
                {key}
              </kbd>
            ))}
            {text}
          </li>
        ))}
      </ul>
      {searchSource.isHosted && (
        <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
          {footer.searchByText} <strong>{providerName}</strong>
        </a>
      )}
    </div>
  );
}

/** The outcome as it is spoken. */
function messageOf({query, answer}: Outcome): string {
  const count = answer ? countMessage(query, answer.hits.length) : errorScreen.titleText;
  return answer?.isFallback ? `${count}. ${fallbackMessage}` : count;
}

export interface ScreensProps {
  readonly lists: readonly List[];
  /** Position of the active row among the rows of all lists. */
  readonly active: number;
  /** Null on the start screen. */
  readonly outcome: Outcome | null;
  /** True while an answer takes long. */
  readonly isStalled: boolean;
  /** True if the start screen has no searches to show. */
  readonly isEmpty: boolean;
  readonly onActivate: (row: number) => void;
  /** @param isLeaving false if the row opens elsewhere */
  readonly onChoose: (row: number, isLeaving: boolean) => void;
  readonly onSuggestion: (query: string) => void;
  readonly onKeptChange: (kept: KeptSearches) => void;
}

/** The part below the field: saved searches, results or a message, and the footer. */
export function Screens(props: ScreensProps): ReactNode {
  const {lists, active, outcome, isStalled, isEmpty} = props;
  const {onActivate, onChoose, onSuggestion, onKeptChange} = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: React would take the promise that newer browsers return for a clean-up function.
    list.current?.scrollTo(0, 0);
  }, [outcome]);
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        // It handles the events of its rows.
        role="none"
        data-search-list=""
        // Programs that translate the page would replace the text nodes that React updates.
        translate="no"
        onClick={(event) => {
          const row = rowOf(event.target);
          if (row !== null) {
            onChoose(row, !hasModifier(event));
          }
        }}
        onMouseMove={({target}) => {
          const row = rowOf(target);
          if (row !== null && row !== active) {
            onActivate(row);
          }
        }}
        // Focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        // Hides a phone's keyboard, so that the list has room.
        onTouchMove={() => (document.activeElement as HTMLElement | null)?.blur()}
      >
        {isStalled && <p className={styles.fallback}>{stalledMessage}</p>}
        {outcome?.answer?.isFallback && (
          <p className={styles.fallback} data-search-fallback="">
            {fallbackMessage}
          </p>
        )}
        {isEmpty && <p className={styles.message}>{startScreen.noRecentSearchesText}</p>}
        {lists.map((_, position) => (
          <HitList key={position} {...{lists, position, active, onKeptChange}} />
        ))}
        {outcome?.answer?.hits.length === 0 && (
          <NoResults outcome={outcome} onSuggestion={onSuggestion} />
        )}
        {outcome && !outcome.answer && (
          <div className={styles.message}>
            <p className={styles.messageTitle}>{errorScreen.titleText}</p>
            <p>{hasNoIndex ? developmentMessage : errorScreen.helpText}</p>
          </div>
        )}
      </div>
      <Footer />
      <div role="status" className="visuallyHidden">
        {isStalled ? stalledMessage : outcome && messageOf(outcome)}
      </div>
    </>
  );
}
