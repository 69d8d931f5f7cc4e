import {memo, type ReactNode} from 'react';

import type {Hit, MarkedText} from '../hit';
import {forgetSearch, makeFavourite, type KeptSearches} from './keptSearches';
import {listId, optionId, type List} from './lists';
import styles from './styles.module.css';
import {startScreen} from './texts';

const signs = {
  page: '▤',
  section: '#',
  text: '≡',
  recent: '↺',
  favourite: '☆',
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

interface Props {
  /** All lists of the screen, because rows are counted across them. */
  readonly lists: readonly List[];
  /** Position of this list among them. */
  readonly position: number;
  /** Position of the active row among the rows of all lists. */
  readonly active: number;
  readonly onKeptChange: (kept: KeptSearches) => void;
}

/**
 * A list of rows with its title; kept searches have buttons. These are beside the listbox, because screen readers cannot
 * reach what is inside an option.
 */
export default function HitList({lists, position, active, onKeptChange}: Props): ReactNode {
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
                    sign={signs.favourite}
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
