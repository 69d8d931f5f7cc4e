import type {ReactNode} from 'react';
import TOC from '@theme/TOC';

import {useOutlineHeadings, type Headings} from '../Outline';
import LocalBar from '../Panel/LocalBar';
import styles from './styles.module.css';

interface FrameProps {
  /** The navigation beside the page; null where there is none. */
  readonly sidebar: ReactNode;
  /** Local bar, `<main>` and outline, as direct children of the grid. */
  readonly children: ReactNode;
}

/** The grid of a page: sidebar, text, outline; on narrow screens the text alone. */
export function PageFrame({sidebar, children}: FrameProps): ReactNode {
  return (
    <div className={styles.frame} data-page-frame data-sidebar={sidebar ? '' : undefined}>
      {sidebar}
      {children}
    </div>
  );
}

interface BodyProps extends Headings {
  /** The page has a sidebar, which the local bar opens on narrow screens. */
  readonly hasSidebar: boolean;
  /** The `<article>` and what follows it. */
  readonly children: ReactNode;
}

/** The text of a page in `PageFrame`, with local bar and outline. */
export function PageBody({hasSidebar, children, ...headings}: BodyProps): ReactNode {
  const hasOutline = useOutlineHeadings(headings).length > 0;
  return (
    <>
      {(hasSidebar || hasOutline) && <LocalBar hasSidebar={hasSidebar} hasOutline={hasOutline} />}
      <main className={styles.main}>{children}</main>
      {hasOutline && <TOC {...headings} />}
    </>
  );
}
