import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar';

import DocSidebarTree from '@site/src/features/Sidebar/Tree';
import {sidebarId} from '@site/src/features/Panel/ids';
import styles from './styles.module.css';

/** A column on wide screens and, the same element, a panel under the local bar on narrow ones. */
export default function DocSidebar({sidebar, path}: Props): ReactNode {
  const name = useDocsSidebar()?.name;
  return (
    <nav
      id={sidebarId}
      popover="auto"
      data-panel
      data-sidebar-name={name}
      className={styles.sidebar}
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
    >
      <DocSidebarTree items={sidebar} path={path} fold={name} />
    </nav>
  );
}
