'use client';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {searchQueryMaxLength} from '../../config/search';
import {IconClose, IconSearch} from '../../features/icons';
import {hasModifier} from '../../lib/keys';
import type {Hit, List} from '../types';
import {isComposing} from '../opener/shortcut';
import Footer from './Footer';
import {saveSearch, readSaved} from './savedSearches';
import Results, {listId, optionId, type Outcome} from './Results';
import {searchSource} from './source';
import styles from './styles.module.css';
import {loadFailure, placeholder, reloadLabel, searchBox, searchLabel} from './texts';

/** `opener/client.ts` hydrates it, too. */
export const hydrate = 'interaction';

/** Time in ms after which the reader is told that an answer takes long; as in DocSearch. */
const stallThreshold = 300;

/** One list for each page, in the order of their best hits. */
function groupByPage(hits: readonly Hit[]): List[] {
  const titles = [...new Set(hits.map(({group}) => group))];
  return titles.map((title) => ({title, hits: hits.filter(({group}) => group === title)}));
}

/**
 * The search dialog. The server renders it with its field, so that the page's script can open it and the reader can type
 * before React is there; the rest is rendered in the browser. The field is a combobox: focus stays in it while arrow keys
 * move through the rows.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useIsBrowser();
  const [saved, setSaved] = useState(readSaved);
  const [query, setQuery] = useState('');
  /** Of the newest query that was answered; null on the start screen. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isStalled, setStalled] = useState(false);
  /** The row that Enter opens, among the rows of all lists. */
  const [active, setActive] = useState(0);

  useEffect(() => {
    searchSource.warm();
    // What was typed before hydration.
    setQuery(field.current?.value ?? '');
  }, []);

  useEffect(() => {
    const timer = query === '' ? undefined : setTimeout(() => setStalled(true), stallThreshold);
    let isNewest = true;
    const show = (found: Outcome | null): void => {
      if (isNewest) {
        clearTimeout(timer);
        setStalled(false);
        setOutcome(found);
        setActive(0);
      }
    };
    if (query === '') {
      show(null);
    } else {
      searchSource.search(query).then(
        (answer) => show({query, answer}),
        (error: unknown) => {
          console.warn(`The search failed. ${String(error)}`);
          show({query, answer: null});
        },
      );
    }
    return () => {
      // An answer never replaces that of a later query.
      isNewest = false;
      clearTimeout(timer);
    };
  }, [query]);

  const fill = (text: string): void => {
    if (field.current) {
      field.current.value = text;
      field.current.focus();
    }
    setQuery(text);
  };
  const close = (): void => dialog.current?.close();

  const found = outcome && groupByPage(outcome.answer?.hits ?? []);
  const lists = found ?? (isHydrated ? saved : []);
  const rows = lists.flatMap(({hits}) => hits);

  /** @param event which opens the row, elsewhere with a modifier */
  const choose = (row: number, event: Parameters<typeof hasModifier>[0]): void => {
    const hit = rows[row];
    if (hit) {
      saveSearch(hit);
      outcome?.answer?.reportChoice?.(hit, row);
    }
    if (!hasModifier(event)) {
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
    } else if (event.key === 'Enter' && query === (outcome?.query ?? '') && link) {
      event.preventDefault();
      if (hasModifier(event)) {
        choose(active, event);
        window.open(rows[active]?.url, '_blank', 'noopener');
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
      <div className={styles.bar}>
        <IconSearch />
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
          onFocus={() => {
            searchSource.warm();
            setSaved(readSaved());
          }}
          onInput={({currentTarget}) => setQuery(currentTarget.value)}
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
            <IconClose />
          </button>
        )}
        <button type="button" onClick={close}>
          {searchBox.cancelButtonText}
        </button>
      </div>
      <p role="alert" className={styles.message} hidden>
        {loadFailure}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads the page again */}
        <a href="">{reloadLabel}</a>
      </p>
      {isHydrated && (
        <>
          <Results
            lists={lists}
            active={active}
            outcome={outcome}
            isStalled={isStalled}
            onActivate={setActive}
            onChoose={choose}
            onSuggestion={fill}
            onSavedChange={() => {
              setSaved(readSaved());
              setActive(0);
              // The focused button is gone.
              field.current?.focus();
            }}
          />
          <Footer />
        </>
      )}
    </dialog>
  );
}
