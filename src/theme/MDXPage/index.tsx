import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';

import NotFoundContent from '@site/src/features/NotFound';
import {PageBody, PageFrame} from '@site/src/features/Page/PageFrame';
import PageHead from '@site/src/features/Page/PageHead';
import EditMetaRow from '@site/src/features/Page/EditMetaRow';
import {usePageChrome} from '@site/src/features/Page/chrome';

/** Ejected: the frame of a documentation page, without a sidebar. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, description, frontMatter} = metadata;
  const chrome = usePageChrome();
  const text = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <PageHead frontMatter={frontMatter} title={title ?? ''} routePath={metadata.permalink} />
        {chrome.pageType === '404' ? (
          <NotFoundContent>{text}</NotFoundContent>
        ) : (
          <PageFrame>
            <PageBody
              toc={frontMatter.hide_table_of_contents ? [] : toc}
              minHeadingLevel={frontMatter.toc_min_heading_level}
              maxHeadingLevel={frontMatter.toc_max_heading_level}
            >
              <article>
                <ContentVisibility metadata={metadata} />
                <div className="markdown">{text}</div>
                {chrome.pageFooter ? <EditMetaRow {...metadata} /> : null}
              </article>
            </PageBody>
          </PageFrame>
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
