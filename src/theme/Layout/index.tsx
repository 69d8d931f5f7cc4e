import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import type {Props} from '@theme/Layout';

import {usePageChrome} from '@site/src/hooks/usePageChrome';

/**
 * Ejected for the page types (row RT-16): `custom` has the navigation bar only, `blank` no chrome.
 */
export default function Layout({
  children,
  noFooter,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  const chrome = usePageChrome();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      {chrome.navbar ? <SkipToContent /> : null}
      {chrome.navbar ? <Navbar /> : null}
      <div id={SkipToContentFallbackId} className={wrapperClassName}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      {chrome.footer && !noFooter ? <Footer /> : null}
    </LayoutProvider>
  );
}
