import {useCallback, useEffect, useRef, useState} from 'react';

import {within} from '../../lib/within';
import {OtherReleaseError} from '../engine/indexFile';
import type {Hit} from '../hit';
import type {List} from './HitList';
import {hitLimit, searchSource, type FullAnswer} from './searchSource';

export interface Outcome {
  query: string;
  /** Null after a failure. */
  answer: FullAnswer | null;
  /** One for each page. */
  lists: readonly List[];
  /** The page has to be loaded again. */
  isOtherRelease: boolean;
}

interface SearchState {
  query: string;
  /** Of the newest query that was answered; null if the field is empty. */
  outcome: Outcome | null;
  /** The row that Enter opens, from 0. */
  active: number;
}

/** Time limit for an answer, in ms. The sources have shorter ones. */
const timeout = 20_000;
/** Time in ms after which the reader is told that an answer takes long; as in DocSearch. */
const stallThreshold = 300;

function groupByPage(hits: readonly Hit[]): List[] {
  const titles = [...new Set(hits.map(({group}) => group))];
  return titles.map((title) => ({
    title,
    hits: hits.filter(({group}) => group === title).slice(0, hitLimit),
  }));
}

async function outcomeOf(query: string, version: string | undefined): Promise<Outcome> {
  try {
    const answer = await within(searchSource.search(query, version), timeout);
    return {query, answer, lists: groupByPage(answer.hits), isOtherRelease: false};
  } catch (error) {
    return {query, answer: null, lists: [], isOtherRelease: error instanceof OtherReleaseError};
  }
}

/** Searches while the reader types. An answer never replaces that of a later query. */
export function useSearch(initialQuery: string) {
  const [state, setState] = useState<SearchState>({query: initialQuery, outcome: null, active: 0});
  const asked = useRef(0);
  const shown = useRef(0);

  /** @param version of the docs; undefined if the site has only one */
  const ask = useCallback((query: string, version: string | undefined): void => {
    asked.current++;
    const own = asked.current;
    if (query === '') {
      shown.current = own;
      setState({query, outcome: null, active: 0});
      return;
    }
    setState((current) => ({...current, query}));
    void outcomeOf(query, version).then((outcome) => {
      // The failure of an older query is of no interest.
      if (own > shown.current && (outcome.answer || own === asked.current)) {
        shown.current = own;
        setState((current) => ({...current, outcome, active: 0}));
        if (outcome.answer?.hits.length) {
          const rows = outcome.lists.flatMap(({hits}) => hits);
          searchSource.reportView(rows, outcome.answer);
        }
      }
    });
  }, []);
  const setActive = useCallback(
    (active: number): void => setState((current) => ({...current, active})),
    [],
  );
  const isPending = state.query !== (state.outcome?.query ?? '');
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    const timer = isPending ? setTimeout(() => setStalled(true), stallThreshold) : undefined;
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isPending]);
  return {...state, isPending, isStalled, ask, setActive};
}
