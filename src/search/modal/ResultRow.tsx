import {memo, type ReactNode} from 'react';

import {ResultLine} from './ResultLine';
import type {ResultTexts} from './resultTexts';

interface ResultRowProps extends ResultTexts {
  id: string;
  url: string;
  isActive: boolean;
}

/**
 * A row of results. All that it is given is text, so it is drawn again only when what it shows has
 * changed; its handlers are the list's. Few elements, because styling and laying them out is half of what a key costs.
 */
export const ResultRow = memo(function ResultRow(props: ResultRowProps): ReactNode {
  const {id, url, isActive, kind, title, path} = props;
  return (
    <li className="DocSearch-Hit" role="none">
      {/* Readers at the keyboard reach options by arrows and not by Tab. */}
      <a
        id={id}
        role="option"
        aria-selected={isActive}
        href={url}
        tabIndex={-1}
        className="SearchModal-Row"
        data-kind={kind}
        data-search-hit=""
      >
        <ResultLine className="DocSearch-Hit-title" html={title} />
        {path && <ResultLine className="DocSearch-Hit-path" html={path} />}
      </a>
    </li>
  );
});
