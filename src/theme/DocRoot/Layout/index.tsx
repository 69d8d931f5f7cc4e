import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';

import {PageFrame} from '@site/src/features/Page/PageFrame';
import {usePageChrome} from '@site/src/features/Page/chrome';
import Sidebar from '@site/src/features/Sidebar';

/** Ejected: sidebar, page and outline are one grid, without state for which of them is shown. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const chrome = usePageChrome();
  return chrome.pageType === '404' ? (
    children
  ) : (
    <PageFrame sidebar={sidebar && chrome.sidebar ? <Sidebar {...sidebar} /> : null}>
      {children}
    </PageFrame>
  );
}
