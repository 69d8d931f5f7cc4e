import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {IconMenu, IconOutline} from '../icons';
import styles from './styles.module.css';

/** Ids of the two panels that the bar opens. One of each on a page. */
export const sidebarId = 'docs-sidebar';
export const outlineId = 'page-outline';

interface Props {
  readonly hasSidebar: boolean;
  readonly hasOutline: boolean;
}

/** The bar of narrower screens, whose buttons open the same sidebar and outline as popovers: no copy, no script. */
export default function LocalBar({hasSidebar, hasOutline}: Props): ReactNode {
  return (
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
      {hasSidebar ? (
        <button type="button" className={styles.sidebar} popoverTarget={sidebarId}>
          <IconMenu />
          {translate({
            id: 'site.localBar.sidebar.label',
            message: 'Menu',
            description: 'Button on narrow screens that opens the list of pages',
          })}
        </button>
      ) : null}
      {hasOutline ? (
        <button type="button" className={styles.outline} popoverTarget={outlineId}>
          {translate({
            id: 'site.localBar.outline.label',
            message: 'On this page',
            description: "Button on narrow screens that opens the list of the page's headings",
          })}
          <IconOutline />
        </button>
      ) : null}
    </nav>
  );
}
