import {memo, type ReactNode} from 'react';

import type {Hit, MarkedText} from '../hit';
import styles from './styles.module.css';

/** Beginnings of ids in the dialog; a number follows. */
const optionPrefix = 'search-option-';
const listPrefix = 'search-list-';

export const optionId = (row: number): string => `${optionPrefix}${row}`;
export const listId = (list: number): string => `${listPrefix}${list}`;

/** The row that an event is about, by its position in all lists; null for none. */
export function rowOf(target: EventTarget | null): number | null {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option ? Number(option.id.slice(optionPrefix.length)) : null;
}

interface LineProps {
  className: string | undefined;
  text: MarkedText;
}

/** A line of a row: text nodes and marks, which a key changes in place. */
function Line({className, text}: LineProps): ReactNode {
  return (
    <span className={className}>
      {text.map((piece, index) =>
        // By position, so that no node is made anew.
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
}

interface RowProps {
  hit: Hit;
  row: number;
  isActive: boolean;
  /** The sign before it, where it is not the kind of the hit. */
  sign?: string;
}

/**
 * A row. Its handlers are the dialog's, and its elements are few, because styling and laying them out is half of
 * what a key costs. Readers at the keyboard reach it by arrows, not by Tab, while the focus stays in the field.
 */
const Row = memo(function Row({hit, row, isActive, sign}: RowProps): ReactNode {
  return (
    <a
      id={optionId(row)}
      role="option"
      aria-selected={isActive}
      href={hit.url}
      tabIndex={-1}
      className={styles.row}
      data-sign={sign ?? hit.kind}
      data-search-hit=""
    >
      <Line className={styles.title} text={hit.title} />
      {hit.detail.length > 0 && <Line className={styles.detail} text={hit.detail} />}
    </a>
  );
});

interface HitListProps {
  /** Position of the list, and of its first row among all rows. */
  list: number;
  firstRow: number;
  title: string;
  hits: readonly Hit[];
  active: number;
  sign?: string;
  /** Beside the rows, and not in the list. */
  children?: ReactNode;
}

/** A list of rows below its title. */
export function HitList(props: HitListProps): ReactNode {
  const {list, firstRow, title, hits, active, sign, children} = props;
  return (
    <section className={styles.group}>
      <div className={styles.groupTitle}>{title}</div>
      <div className={styles.rows}>
        <div id={listId(list)} role="listbox" aria-label={title}>
          {hits.map((hit, index) => (
            <Row
              key={index}
              hit={hit}
              row={firstRow + index}
              isActive={firstRow + index === active}
              sign={sign}
            />
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}

interface ResultsProps {
  groups: readonly (readonly Hit[])[];
  active: number;
}

/** What was found, by page. */
export function Results({groups, active}: ResultsProps): ReactNode {
  let firstRow = 0;
  return groups.map((hits, list) => {
    const first = firstRow;
    firstRow += hits.length;
    return (
      <HitList
        key={list}
        list={list}
        firstRow={first}
        title={hits[0]?.group ?? ''}
        hits={hits}
        active={active}
      />
    );
  });
}
