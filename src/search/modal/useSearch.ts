import {useCallback, useRef, useState} from 'react';

import {within} from '../../lib/within';
import {SearchIndexError} from '../engine/indexFile';
import type {Hit} from '../hit';
import {hitLimit, searchSource, type FullAnswer} from './searchSource';

/** How a search has ended. */
export type Outcome = {query: string} & (
  | {kind: 'results'; groups: readonly (readonly Hit[])[]; answer: FullAnswer}
  | {kind: 'none'; answer: FullAnswer}
  /** `isOtherRelease`: a newer page would find what this one cannot. */
  | {kind: 'failure'; isOtherRelease: boolean}
);

/** What the dialog is about. */
interface SearchState {
  query: string;
  /** Of the newest query that has ended; null before the first, and where the field is empty. */
  outcome: Outcome | null;
  /** The row that Enter opens, from 0. */
  active: number;
}

/** Longest time for an answer, in ms. Those who search have shorter ones of their own; this is for what they miss. */
const patience = 20_000;

/** Rows by page, in the order in which pages are found first. */
function groupByPage(hits: readonly Hit[]): Hit[][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.group) ?? [];
    groups.set(hit.group, group);
    if (group.length < hitLimit) {
      group.push(hit);
    }
  }
  return [...groups.values()];
}

async function outcomeOf(query: string): Promise<Outcome> {
  try {
    const answer = await within(searchSource.search(query), patience);
    return answer.hits.length > 0
      ? {query, kind: 'results', groups: groupByPage(answer.hits), answer}
      : {query, kind: 'none', answer};
  } catch (error) {
    const isOtherRelease = error instanceof SearchIndexError && error.isOtherRelease;
    return {query, kind: 'failure', isOtherRelease};
  }
}

/**
 * Searches while the reader types. What comes late does not replace what was asked for later.
 *
 * @returns the state, how to ask, and how to move to a row
 */
export function useSearch(initialQuery: string): SearchState & {
  ask: (query: string) => void;
  setActive: (row: number) => void;
} {
  const [state, setState] = useState<SearchState>({query: initialQuery, outcome: null, active: 0});
  const asked = useRef(0);
  const shown = useRef(0);

  const ask = useCallback((query: string): void => {
    asked.current++;
    const own = asked.current;
    if (query === '') {
      shown.current = own;
      setState({query, outcome: null, active: 0});
      return;
    }
    setState((current) => ({...current, query}));
    void outcomeOf(query).then((outcome) => {
      // An older search that fails has nothing to say about what is on screen now.
      if (own > shown.current && (outcome.kind !== 'failure' || own === asked.current)) {
        shown.current = own;
        setState((current) => ({...current, outcome, active: 0}));
        if (outcome.kind === 'results') {
          searchSource.reportView(outcome.groups.flat(), outcome.answer);
        }
      }
    });
  }, []);
  const setActive = useCallback(
    (active: number): void => setState((current) => ({...current, active})),
    [],
  );
  return {...state, ask, setActive};
}
