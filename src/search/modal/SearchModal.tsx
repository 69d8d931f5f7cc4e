import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import i18n from '@generated/i18n';

import {searchQueryMaxLength} from '../../config/search';
import {shownVersions} from '../../features/VersionSwitcher/shown';
import {afterPaint} from '../../lib/afterPaint';
import {hasHan} from '../../lib/foreignText';
import {hasModifier} from '../../lib/keys';
import type {SearchModalProps} from '../opener/session';
import {isComposing} from '../opener/shortcut';
import {searchLabel} from '../opener/texts';
import {chineseSegmenter} from '../engine/text';
import type {Hit} from '../hit';
import {Field} from './Field';
import {Footer} from './Footer';
import {forgetSearch, keepSearch, makeFavourite, readKept} from './keptSearches';
import {HitLists, keptLists, listId, optionId, rowOf} from './HitList';
import {searchSource} from './searchSource';
import {Failure, NoResults, Status} from './Messages';
import styles from './styles.module.css';
import {fallbackMessage, searchBox, stalledMessage, startScreen, versionLabel} from './texts';
import {useSearch} from './useSearch';

const {name, isPersonal} = searchSource;

/** A native modal dialog with a combobox: focus stays in the field while arrow keys move through the rows. */
export function SearchModal({draft, onClose}: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [initialQuery] = useState(() => draft.value.slice(0, searchQueryMaxLength));
  const [versions] = useState(shownVersions);
  const [version, setVersion] = useState(() => versions.find(({isOpen}) => isOpen)?.name);
  const {query, outcome, active, isPending, isStalled, ask, setActive} = useSearch(initialQuery);
  const [kept, setKept] = useState(() => (isPersonal ? readKept(name) : null));

  // Before paint, so that no key is lost between the two fields.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    field.current?.setSelectionRange(draft.selectionStart, draft.selectionEnd);
    searchSource.warm();
    if (hasHan(i18n.currentLocale)) {
      // Loads its dictionary before the first results need it.
      afterPaint(chineseSegmenter);
    }
    ask(initialQuery, versions.find(({isOpen}) => isOpen)?.name);
    const {style} = document.documentElement;
    style.overflow = 'hidden';
    return () => void (style.overflow = '');
  }, [ask, draft, initialQuery, versions]);
  useEffect(() => {
    // In braces: React would take the promise that newer browsers return for a clean-up function.
    list.current?.scrollTo(0, 0);
  }, [outcome]);

  const isStart = query === '' || outcome === null;
  const lists = isStart ? (kept ? keptLists(kept) : []) : outcome.lists;
  const rows = lists.flatMap(({hits}) => hits);

  const choose = (row: number, isLeaving: boolean): void => {
    const hit = rows[row];
    if (hit && isPersonal) {
      keepSearch(name, hit);
    }
    if (hit && !isStart && outcome.answer) {
      searchSource.reportChoice(hit, row, outcome.answer);
    }
    if (isLeaving) {
      onClose();
    }
  };

  // If Enter was pressed before the answer arrived, the best row is opened once it is there.
  const entered = useRef('entered' in draft.dataset ? initialQuery : null);
  useEffect(() => {
    if (entered.current !== null && entered.current === outcome?.query) {
      entered.current = null;
      document.getElementById(optionId(0))?.click();
    }
  }, [outcome]);

  const moveTo = (row: number): void => {
    setActive(row);
    document.getElementById(optionId(row))?.scrollIntoView({block: 'nearest'});
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Escape') {
        // It closes the input method's list, and not the dialog.
        event.preventDefault();
      }
    } else if (event.key === 'Enter' && isPending && !hasModifier(event)) {
      event.preventDefault();
      entered.current = query;
    } else if (rows.length > 0) {
      const link = document.getElementById(optionId(active));
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveTo((active + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length);
      } else if (event.key === 'Enter' && !isPending && link instanceof HTMLAnchorElement) {
        event.preventDefault();
        if (hasModifier(event)) {
          choose(active, false);
          window.open(link.href, '_blank', 'noopener');
        } else {
          link.click();
        }
      }
    }
  };

  const handleClick = (event: MouseEvent): void => {
    const row = rowOf(event.target);
    if (row !== null) {
      choose(row, !hasModifier(event));
    }
  };

  const handlePointer = ({target}: MouseEvent): void => {
    const row = rowOf(target);
    if (row !== null && row !== active) {
      setActive(row);
    }
  };

  const changeKept = (change: typeof forgetSearch) => (hit: Hit) => {
    setKept(change(name, hit));
    setActive(0);
    // The focused button is gone.
    field.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is no element of its own, and keyboards have Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchLabel}
      onClose={onClose}
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <Field
            field={field}
            query={query}
            isPending={isPending}
            lists={lists.map((_, index) => listId(index))}
            option={rows.length > 0 ? optionId(active) : undefined}
            onQuery={(text) => {
              entered.current = null;
              ask(text, version);
            }}
            onKeyDown={handleKey}
          />
          {versions.length > 1 && (
            <select
              className={styles.version}
              aria-label={versionLabel}
              value={version}
              onChange={({currentTarget}) => {
                setVersion(currentTarget.value);
                ask(query, currentTarget.value);
                field.current?.focus();
              }}
            >
              {versions.map(({name: value, label}) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <button type="button" className={styles.cancel} onClick={onClose}>
            {searchBox.cancelButtonText}
          </button>
        </div>
        <div
          ref={list}
          className={styles.list}
          // It handles the events of its rows.
          role="none"
          data-search-list=""
          onClick={handleClick}
          onMouseMove={handlePointer}
          // Focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          // Hides a phone's keyboard, so that the list has room.
          onTouchMove={() => field.current?.blur()}
        >
          {isStalled && <p className={styles.fallback}>{stalledMessage}</p>}
          {!isStart && outcome.answer?.isFallback && (
            <p className={styles.fallback} data-search-fallback="">
              {fallbackMessage}
            </p>
          )}
          {isStart && !isStalled && kept && rows.length === 0 && (
            <p className={styles.message}>{startScreen.noRecentSearchesText}</p>
          )}
          <HitLists
            lists={lists}
            active={active}
            save={changeKept(makeFavourite)}
            forget={changeKept(forgetSearch)}
          />
          {!isStart && outcome.answer?.hits.length === 0 && (
            <NoResults
              // Programs that translate the page may have replaced the text nodes that React would update.
              key={outcome.query}
              query={outcome.query}
              suggestions={outcome.answer.suggestions}
              ask={(suggestion) => {
                ask(suggestion, version);
                field.current?.focus();
              }}
            />
          )}
          {!isStart && !outcome.answer && <Failure isOtherRelease={outcome.isOtherRelease} />}
        </div>
        <Footer />
        <Status outcome={outcome} isStalled={isStalled} />
      </div>
    </dialog>
  );
}
