import type {ReactNode} from 'react';
import Stock from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

import {PageBody} from '@site/src/features/Page/PageFrame';

/** Wrapped in the frame of a documentation page. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <PageBody toc={[]} hasSidebar>
      <article className="markdown">
        <Stock {...props} />
      </article>
    </PageBody>
  );
}
