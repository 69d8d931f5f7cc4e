import {memo, type ReactNode} from 'react';

import type {Hit, MarkedText} from '../hit';
import {Icon} from './Icon';
import {maxRecentWithFavourites, type KeptSearches} from './keptSearches';
import styles from './styles.module.css';
import {startScreen} from './texts';

/** Letters; the style sheet draws a box for a page. 20 pictures would double the time to paint the dialog. */
const signs = {page: '', section: '#', text: '≡', recent: '↺', favourite: '☆'} as const;

const removeTitles = {
  recent: startScreen.removeRecentSearchButtonTitle,
  favourite: startScreen.removeFavoriteSearchButtonTitle,
};

const optionPrefix = 'search-option-';

export const optionId = (row: number): string => `${optionPrefix}${row}`;
export const listId = (list: number): string => `search-list-${list}`;

/** Returns the position of the row at an event, among the rows of all lists. */
export function rowOf(target: EventTarget | null): number | null {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option ? Number(option.id.slice(optionPrefix.length)) : null;
}

/** Keyed by position, so that React updates the text in place while the reader types. */
function Line({className, text}: {className: string | undefined; text: MarkedText}): ReactNode {
  return (
    <span className={className}>
      {text.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}
    </span>
  );
}

interface RowProps {
  hit: Hit;
  row: number;
  isActive: boolean;
  sign: string;
}

/** The dialog handles its events. It has few elements, because layout is half the cost of a key press. */
const Row = memo(function Row({hit, row, isActive, sign}: RowProps): ReactNode {
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

interface ActionProps {
  icon: 'star' | 'cross';
  title: string;
  onClick: () => void;
}

function Action({icon, title, onClick}: ActionProps): ReactNode {
  return (
    <button type="button" className="quiet" title={title} aria-label={title} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

export interface List {
  title: string;
  hits: readonly Hit[];
  /** Where the reader's browser keeps the hits. */
  kept?: keyof KeptSearches;
}

/** The lists of the start screen: recent searches, then favourites. */
export function keptLists({recent, favourite}: KeptSearches): List[] {
  const {recentSearchesTitle, favoriteSearchesTitle} = startScreen;
  const shown = recent.slice(0, favourite.length > 0 ? maxRecentWithFavourites : undefined);
  const lists: List[] = [
    {title: recentSearchesTitle, hits: shown, kept: 'recent'},
    {title: favoriteSearchesTitle, hits: favourite, kept: 'favourite'},
  ];
  return lists.filter(({hits}) => hits.length > 0);
}

interface HitListsProps {
  lists: readonly List[];
  /** Position of the active row among the rows of all lists. */
  active: number;
  save: (hit: Hit) => void;
  forget: (hit: Hit) => void;
}

/**
 * Lists of rows with titles. The buttons of kept searches stand beside the listbox, because screen readers cannot reach
 * what is inside an option.
 */
export function HitLists({lists, active, save, forget}: HitListsProps): ReactNode {
  return lists.map(({title, hits, kept}, position) => {
    const firstRow = lists.slice(0, position).flatMap((before) => before.hits).length;
    return (
      // Programs that translate the page would replace the text nodes that React updates.
      <section key={position} className={styles.group} translate="no">
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
                      icon="star"
                      title={startScreen.saveRecentSearchButtonTitle}
                      onClick={() => save(hit)}
                    />
                  )}
                  <Action icon="cross" title={removeTitles[kept]} onClick={() => forget(hit)} />
                </div>
              ))}
            </div>
          )}
        </div>
      </section>
    );
  });
}
