import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';

import {usePageChrome} from '@site/src/features/Page/chrome';
import EditMetaRow from '@site/src/features/Page/EditMetaRow';

/** Ejected: the same edit row as a documentation page; in the list, the way to the whole post. */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const chrome = usePageChrome();
  const {hasTruncateMarker, title, permalink} = metadata;
  if (isBlogPostPage) {
    return chrome.pageFooter ? <EditMetaRow {...metadata} /> : null;
  }
  return hasTruncateMarker ? (
    <footer className="markdown">
      <ReadMoreLink blogPostTitle={title} to={permalink} />
    </footer>
  ) : null;
}
