import type {ReactNode} from 'react';

import {ResultGroup} from './ResultGroup';
import type {ResultsScreenProps} from './screen';

/** The results, grouped by page; our loader puts it in the place of DocSearch's own. */
export function ResultsScreen(props: ResultsScreenProps): ReactNode {
  const shown = props.state.collections.filter(({items}) => items.length > 0);
  return (
    <div className="DocSearch-Dropdown-Container">
      {shown.map((collection) => (
        <ResultGroup key={collection.source.sourceId} {...props} collection={collection} />
      ))}
    </div>
  );
}
