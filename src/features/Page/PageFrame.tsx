import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme/TOC';

import {useOutlineHeadings, type Headings} from '../Outline';
import {outlineId} from '../Outline/client';
import {sidebarId} from '../Sidebar/client';
import {IconMenu, IconOutline} from '../icons';
import {usePageChrome} from './chrome';
import styles from './styles.module.css';

interface FrameProps {
  /** The navigation beside the page, if it has one. */
  readonly sidebar?: ReactNode;
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
  readonly hasSidebar?: boolean;
  /** The `<article>` and what follows it. */
  readonly children: ReactNode;
}

/** The text of a page in `PageFrame`, with local bar and outline. */
export function PageBody({hasSidebar = false, children, ...headings}: BodyProps): ReactNode {
  const {outline} = usePageChrome();
  const hasHeadings = useOutlineHeadings(headings).length > 0;
  const hasOutline = outline && hasHeadings;
  return (
    <>
      {/* The bar on narrow screens. Its buttons open sidebar and outline as popovers, without a copy or a script. */}
      {(hasSidebar || hasOutline) && (
        <nav
          className={styles.bar}
          aria-label={translate({
            id: 'site.localBar.label',
            message: 'Page navigation',
            description:
              'Spoken name of the bar on narrow screens that opens the lists of pages and headings',
          })}
          data-local-bar={hasOutline ? 'outline' : 'sidebar'}
          data-print="hidden"
        >
          {hasSidebar && (
            <button type="button" className={styles.opensSidebar} popoverTarget={sidebarId}>
              <IconMenu />
              {translate({
                id: 'site.localBar.sidebar.label',
                message: 'Menu',
                description: 'Button on narrow screens that opens the list of pages',
              })}
            </button>
          )}
          {hasOutline && (
            <button type="button" className={styles.opensOutline} popoverTarget={outlineId}>
              {translate({
                id: 'site.localBar.outline.label',
                message: 'On this page',
                description: "Button on narrow screens that opens the list of the page's headings",
              })}
              <IconOutline />
            </button>
          )}
        </nav>
      )}
      <main className={styles.main}>{children}</main>
      {hasOutline && <TOC {...headings} />}
    </>
  );
}
