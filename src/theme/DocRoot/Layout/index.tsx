import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';

import {PageFrame} from '@site/src/features/Page/PageFrame';
import {usePageChrome} from '@site/src/features/Page/chrome';

/** Ejected: sidebar, page and outline are one grid, without state for which of them is shown. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const chrome = usePageChrome();
  const {pathname} = useLocation();
  const shown = sidebar && chrome.sidebar ? sidebar : null;
  if (chrome.pageType === '404') {
    return children;
  }
  return (
    <PageFrame
      sidebar={
        shown ? (
          <DocSidebar
            sidebar={shown.items}
            path={pathname}
            onCollapse={() => undefined}
            isHidden={false}
          />
        ) : null
      }
    >
      {children}
    </PageFrame>
  );
}
