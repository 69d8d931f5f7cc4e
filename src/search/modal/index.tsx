'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import {searchQueryMaxLength} from '../../config/search';
import {hasModifier} from '../../lib/keys';
import {isComposing} from '../opener/shortcut';
import {keepSearch, readKept, type KeptSearches} from './keptSearches';
import {groupByPage, keptLists, listId, optionId, type Outcome} from './lists';
import type {ScreensProps} from './Screens';
import {searchSource} from './source';
import styles from '../opener/dialog.module.css';
import {loadFailure, placeholder, reloadLabel, searchBox, searchLabel} from './texts';

/** `opener/client.ts` hydrates it, too. */
export const hydrate = 'interaction';

/** Time in ms after which the reader is told that an answer takes long; as in DocSearch. */
const stallThreshold = 300;

async function search(query: string): Promise<Outcome> {
  try {
    const answer = await searchSource.search(query);
    const suggestions = answer.hits.length === 0 ? await searchSource.suggest(query) : [];
    return {query, answer, lists: groupByPage(answer.hits), suggestions};
  } catch (error) {
    console.warn(`The search failed. ${String(error)}`);
    return {query, answer: null, lists: [], suggestions: []};
  }
}

/**
 * The search dialog. The server renders it with its field, so that the page's script can open it and the reader can type
 * before React is there; what is below the field is loaded with React. The field is a combobox: focus stays in it while
 * arrow keys move through the rows.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [Screens, setScreens] = useState<ComponentType<ScreensProps> | null>(null);
  const [kept, setKept] = useState<KeptSearches | null>(null);
  const [query, setQuery] = useState('');
  const newestQuery = useRef('');
  /** Of the newest query that was answered; null if the field is empty. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The row that Enter opens. */
  const [active, setActive] = useState(0);

  const ask = useCallback((text: string): void => {
    newestQuery.current = text;
    setQuery(text);
    const show = (found: Outcome | null): void => {
      // An answer never replaces that of a later query.
      if (newestQuery.current === text) {
        setOutcome(found);
        setActive(0);
        if (found?.answer) {
          searchSource.reportView(found.answer.hits, found.answer);
        }
      }
    };
    if (text === '') {
      show(null);
    } else {
      void search(text).then(show);
    }
  }, []);

  const prepare = useCallback((): void => {
    searchSource.warm();
    import('./Screens')
      .then((module) => {
        setScreens(() => module.Screens);
        setKept(searchSource.isPersonal ? readKept() : null);
        // Search for text typed before hydration.
        const text = field.current?.value ?? '';
        if (text !== newestQuery.current) {
          ask(text);
        }
      })
      // `opener/client.ts` reports a failure.
      .catch(() => undefined);
  }, [ask]);
  useEffect(prepare, [prepare]);

  const fill = (text: string): void => {
    if (field.current) {
      field.current.value = text;
      field.current.focus();
    }
    ask(text);
  };
  const close = (): void => dialog.current?.close();

  const lists = outcome?.lists ?? (kept && query === '' ? keptLists(kept) : []);
  const rows = lists.flatMap(({hits}) => hits);
  const isPending = query !== (outcome?.query ?? '');
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    const timer = isPending ? setTimeout(() => setStalled(true), stallThreshold) : undefined;
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isPending]);

  const choose = (row: number, isLeaving: boolean): void => {
    const hit = rows[row];
    if (hit && searchSource.isPersonal) {
      keepSearch(hit);
    }
    if (hit && outcome?.answer) {
      searchSource.reportChoice(hit, row, outcome.answer);
    }
    if (isLeaving) {
      close();
    }
  };

  const handleKey = (event: KeyboardEvent): void => {
    const link = document.getElementById(optionId(active));
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Escape') {
        // It closes the input method's list, and not the dialog.
        event.preventDefault();
      }
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && rows.length > 0) {
      event.preventDefault();
      const row = (active + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length;
      setActive(row);
      document.getElementById(optionId(row))?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && !isPending && link instanceof HTMLAnchorElement) {
      event.preventDefault();
      if (hasModifier(event)) {
        choose(active, false);
        window.open(link.href, '_blank', 'noopener');
      } else {
        link.click();
      }
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is no element of its own, and keyboards have Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchLabel}
      data-search-dialog
      onMouseDown={({target, currentTarget}) => target === currentTarget && close()}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <div className={styles.field} data-pending={isPending}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m20 20-3.9-3.9M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
            </svg>
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={searchLabel}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={rows.length > 0}
              aria-controls={lists.map((_, index) => listId(index)).join(' ') || undefined}
              aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
              placeholder={placeholder}
              maxLength={searchQueryMaxLength}
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              onFocus={prepare}
              onInput={({currentTarget}) => ask(currentTarget.value)}
              onKeyDown={handleKey}
            />
            {query !== '' && (
              <button
                type="button"
                className="quiet"
                title={searchBox.resetButtonTitle}
                aria-label={searchBox.resetButtonAriaLabel}
                onClick={() => fill('')}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m6 6 12 12M18 6 6 18" />
                </svg>
              </button>
            )}
          </div>
          <button type="button" className={styles.cancel} onClick={close}>
            {searchBox.cancelButtonText}
          </button>
        </div>
        <p role="alert" className={styles.failure} data-search-failure hidden>
          {loadFailure}{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads the page again */}
          <a href="">{reloadLabel}</a>
        </p>
        {Screens && (
          <Screens
            lists={lists}
            active={active}
            outcome={outcome}
            isStalled={isStalled}
            isEmpty={kept !== null && query === '' && rows.length === 0}
            onActivate={setActive}
            onChoose={choose}
            onSuggestion={fill}
            onKeptChange={(changed) => {
              setKept(changed);
              setActive(0);
              // The focused button is gone.
              field.current?.focus();
            }}
          />
        )}
      </div>
    </dialog>
  );
}
