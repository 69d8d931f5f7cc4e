import type {ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {
  HtmlClassNameProvider,
  PageMetadata,
  SkipToContentFallbackId,
  SkipToContentLink,
} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import type {Props} from '@theme/Layout';

import {copyTexts} from '@site/src/features/CopyButton';
import LoadFailure from '@site/src/features/LoadFailure';
import ScrollToTop from '@site/src/features/ScrollToTop';
import {useSiteOptions} from '@site/src/config/useSiteOptions';
import {usePageChrome} from '@site/src/features/Page/chrome';

/** Ejected for the page types: `custom` has the navigation bar only, `blank` no chrome. */
export default function Layout({
  children,
  noFooter,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  const chrome = usePageChrome();
  const {enableScrollToTop, hideNavbar} = useSiteOptions();
  const hasNavbar = chrome.navbar && hideNavbar !== 'always';
  // Hidden by class, because the navigation bar persists across pages.
  const rootClass = clsx({
    withoutNavbar: !hasNavbar,
    withoutGlobalUI: !chrome.globalUIComponents,
  });
  return (
    <LayoutProvider>
      <HtmlClassNameProvider className={rootClass}>
        <PageMetadata title={title} description={description} />
        {chrome.navbar ? <SkipToContentLink className="skipLink" data-print="hidden" /> : null}
        {chrome.navbar ? <AnnouncementBar /> : null}
        {hasNavbar ? <Navbar /> : null}
        <div id={SkipToContentFallbackId} className={wrapperClassName} {...copyTexts()}>
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
            {children}
          </ErrorBoundary>
        </div>
        <LoadFailure />
        {enableScrollToTop && chrome.pageType !== 'blank' ? <ScrollToTop /> : null}
        {chrome.footer && !noFooter ? <Footer /> : null}
      </HtmlClassNameProvider>
    </LayoutProvider>
  );
}
