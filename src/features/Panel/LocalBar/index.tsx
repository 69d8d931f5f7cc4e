import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

import {IconMenu, IconOutline} from '../../icons';
import {outlineId, sidebarId} from '../ids';
import styles from './styles.module.css';

interface Props {
  readonly hasSidebar: boolean;
  readonly hasOutline: boolean;
}

/**
 * The bar under the navigation bar on narrower screens. Its buttons open the same sidebar
 * and outline that wide screens show beside the text, as popovers: no second copy, no script.
 */
export default function LocalBar({hasSidebar, hasOutline}: Props): ReactNode {
  return (
    <div
      className={styles.bar}
      data-local-bar={hasOutline ? 'outline' : 'sidebar'}
      data-print="hidden"
    >
      {hasSidebar ? (
        <button type="button" className={styles.sidebar} popoverTarget={sidebarId}>
          <IconMenu />
          <Translate
            id="site.localBar.sidebar.label"
            description="Button on narrow screens that opens the list of pages"
          >
            Menu
          </Translate>
        </button>
      ) : null}
      {hasOutline ? (
        <button type="button" className={styles.outline} popoverTarget={outlineId}>
          <Translate
            id="site.localBar.outline.label"
            description="Button on narrow screens that opens the list of the page's headings"
          >
            On this page
          </Translate>
          <IconOutline />
        </button>
      ) : null}
    </div>
  );
}
