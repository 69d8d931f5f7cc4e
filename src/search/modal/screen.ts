import type {MouseEvent, MouseEventHandler} from 'react';
import type {InternalDocSearchHit} from '@docsearch/react';

/** The results of one page. */
export interface Collection {
  source: {sourceId: string};
  items: (InternalDocSearchHit & {__autocomplete_id: number})[];
}

/** A hit, and its position in the whole list. */
export type Item = Collection['items'][number];

/** What DocSearch gives its results screen, as far as ours reads it. Source: @docsearch/react 3.9.0. */
export interface ResultsScreenProps {
  state: {collections: Collection[]; activeItemId: number | null};
  getListProps: (options: {
    source: Collection['source'];
    'aria-label': string;
    'aria-labelledby': undefined;
  }) => {id: string; role: 'listbox'};
  getItemProps: (options: {item: Item; source: Collection['source']}) => {
    id: string;
    onMouseMove: MouseEventHandler;
  };
  /** Keeps the search, reports it, and closes the modal. */
  onItemClick: (item: Item, event: MouseEvent) => void;
}
