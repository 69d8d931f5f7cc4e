import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';

import {UntranslatedNotice, usePageLanguages} from '@site/src/features/Translation';

/** Ejected: a post that is not translated says so, and in which language it is. */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const {text} = usePageLanguages();
  return (
    <article className={className} lang={text}>
      {isBlogPostPage ? <UntranslatedNotice /> : null}
      {children}
    </article>
  );
}
