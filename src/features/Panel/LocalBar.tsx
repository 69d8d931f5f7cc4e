import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {IconMenu, IconOutline} from '../icons';
import styles from './styles.module.css';

/** Ids of the panels that the bar opens. */
export const sidebarId = 'docs-sidebar';
export const outlineId = 'page-outline';

interface Props {
  readonly hasSidebar: boolean;
  readonly hasOutline: boolean;
}

/** The bar on narrow screens. Its buttons open the sidebar and the outline as popovers, without a copy or a script. */
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
