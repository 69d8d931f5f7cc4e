import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';

import MovedSections from '@site/src/features/MovedSections';
import NotFoundContent from '@site/src/features/NotFound';
import Overview, {useDocTitle} from '@site/src/features/Overview';
import {PageBody} from '@site/src/features/Page/PageFrame';
import PageHead from '@site/src/features/Page/PageHead';
import {usePageChrome} from '@site/src/features/Page/chrome';

/** This site's keys in the front matter, which `plugins/pages/problems` checks. */
interface DocKeys {
  moved?: Readonly<Record<string, string>>;
  overview?: boolean;
  overviewHeaders?: readonly number[];
}

/** Ejected: the article is the direct child of `main`, and the outline needs no window size. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const sidebar = useDocsSidebar();
  const chrome = usePageChrome();
  const {moved, overview, overviewHeaders} = frontMatter as DocKeys;
  const title = useDocTitle();
  if (chrome.pageType === '404') {
    return <NotFoundContent>{children}</NotFoundContent>;
  }
  return (
    <PageBody
      toc={frontMatter.hide_table_of_contents ? [] : toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      hasSidebar={Boolean(sidebar) && chrome.sidebar}
    >
      {title === metadata.title ? null : <PageMetadata title={title} />}
      <PageHead frontMatter={frontMatter} title={title} routePath={metadata.permalink} />
      <article>
        <DocVersionBanner />
        <ContentVisibility metadata={metadata} />
        <DocItemContent>{children}</DocItemContent>
        {overview ? <Overview routePath={metadata.permalink} depths={overviewHeaders} /> : null}
        {chrome.pageFooter ? <DocItemFooter /> : null}
      </article>
      <MovedSections sections={moved} />
      {chrome.pageFooter ? <DocItemPaginator /> : null}
    </PageBody>
  );
}
