import type {ReactNode} from 'react';

import {useDoc} from '../../plugin-content-docs/client';
import {translate} from '../../Translate';
import Link from '../../../../../src/features/Link';

interface Neighbour {
  permalink: string;
  title: string;
}

function neighbour(label: string, page: Neighbour | undefined): ReactNode {
  return page ? (
    <Link to={page.permalink}>
      <span>{label}</span> <span>{page.title}</span>
    </Link>
  ) : null;
}

/** The stock pager's markup: a navigation with one link for each neighbour. */
export default function DocItemPaginator(): ReactNode {
  const {previous, next} = (useDoc() as {metadata: {previous?: Neighbour; next?: Neighbour}})
    .metadata;
  const text = (id: string, message: string) => translate({id, message});
  return (
    <nav aria-label={text('theme.docs.paginator.navAriaLabel', 'Docs pages')}>
      {neighbour(text('theme.docs.paginator.previous', 'Previous'), previous)}
      {neighbour(text('theme.docs.paginator.next', 'Next'), next)}
    </nav>
  );
}
