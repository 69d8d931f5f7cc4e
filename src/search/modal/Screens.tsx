import {useEffect, useRef, type ReactNode} from 'react';

import {hasModifier} from '../../lib/keys';
import Footer from './Footer';
import HitList from './HitList';
import type {KeptSearches} from './keptSearches';
import {rowOf, type List, type Outcome} from './lists';
import {Failure, NoResults, spokenMessage} from './Messages';
import styles from './styles.module.css';
import {fallbackMessage, stalledMessage, startScreen} from './texts';

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
        {outcome && !outcome.answer && <Failure />}
      </div>
      <Footer />
      <div role="status" className="visuallyHidden">
        {isStalled ? stalledMessage : outcome && spokenMessage(outcome)}
      </div>
    </>
  );
}
