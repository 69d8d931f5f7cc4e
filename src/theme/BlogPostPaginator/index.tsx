import type {ReactNode} from 'react';
import BlogPostPaginator from '@theme-original/BlogPostPaginator';
import type {Props} from '@theme/BlogPostPaginator';

import {usePageChrome} from '@site/src/features/Page/chrome';

/** Wrapped: front matter can take it away. */
export default function BlogPostPaginatorWrapper(props: Props): ReactNode {
  return usePageChrome().pageFooter ? <BlogPostPaginator {...props} /> : null;
}
