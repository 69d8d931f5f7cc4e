import {isValidElement, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';

import PageBody from '@site/src/components/PageBody';
import PageFrame from '@site/src/components/PageFrame';
import type {TOCItem} from '@docusaurus/mdx-loader';

interface TocProps {
  toc: readonly TOCItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/**
 * Ejected: the same frame as a documentation page, without a sidebar. The stock page hands the
 * outline over as an element; its props are what `PageBody` draws from.
 */
export default function BlogLayout({toc, children, sidebar: _unused, ...layout}: Props): ReactNode {
  const outline = isValidElement<TocProps>(toc) ? toc.props : {toc: []};
  return (
    <Layout {...layout}>
      <PageFrame sidebar={null}>
        <PageBody {...outline} hasSidebar={false}>
          {children}
        </PageBody>
      </PageFrame>
    </Layout>
  );
}
