import type {ReactNode} from 'react';
import TOC from '@theme/TOC';
import type {TOCItem} from '@docusaurus/mdx-loader';

import {useOutlineHeadings} from '../Outline';
import LocalBar from '../Panel/LocalBar';
import styles from './body.module.css';

interface Props {
  /** Headings for the outline; none gives a page without one. */
  readonly toc: readonly TOCItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
  /** Whether a sidebar stands beside the page, for the local bar's button. */
  readonly hasSidebar: boolean;
  /** The `<article>` and what follows it. */
  readonly children: ReactNode;
}

/** The page's text with its local bar and outline; a child of `PageFrame`. */
export default function PageBody({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
  hasSidebar,
  children,
}: Props): ReactNode {
  const hasOutline = useOutlineHeadings({toc, minHeadingLevel, maxHeadingLevel}).length > 0;
  return (
    <>
      {hasSidebar || hasOutline ? (
        <LocalBar hasSidebar={hasSidebar} hasOutline={hasOutline} />
      ) : null}
      <main className={styles.main}>{children}</main>
      {hasOutline ? (
        <TOC toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      ) : null}
    </>
  );
}
