import type {MouseEvent, ReactNode} from 'react';

import {ResultRow} from './ResultRow';
import {groupTitle, resultTexts} from './resultTexts';
import type {Collection, Item, ResultsScreenProps} from './screen';

interface ResultGroupProps extends ResultsScreenProps {
  collection: Collection;
}

/** The results of one page, and the handlers of all of its rows. */
export function ResultGroup(props: ResultGroupProps): ReactNode {
  const {collection, state, getListProps, getItemProps, onItemClick} = props;
  const {source, items} = collection;
  const title = items[0] ? groupTitle(items[0]) : '';

  const withItem =
    (act: (item: Item, event: MouseEvent) => void) =>
    (event: MouseEvent): void => {
      const option = (event.target as Element).closest('[role="option"]');
      const item = items.find((each) => getItemProps({item: each, source}).id === option?.id);
      if (item) {
        act(item, event);
      }
    };

  // Keys are the field's, which keeps the focus.
  const pointer = {
    onClick: withItem(onItemClick),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: withItem((item, event) => getItemProps({item, source}).onMouseMove(event)),
  };

  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{title}</div>
      <ul
        {...getListProps({source, 'aria-label': title, 'aria-labelledby': undefined})}
        {...pointer}
      >
        {items.map((item, index) => (
          <ResultRow
            // By position, so that a key changes texts in rows and makes no new ones.
            key={index}
            {...resultTexts(item)}
            id={getItemProps({item, source}).id}
            url={item.url}
            isActive={state.activeItemId === item.__autocomplete_id}
          />
        ))}
      </ul>
    </section>
  );
}
