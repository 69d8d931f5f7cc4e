import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

import {PageBody} from '@site/src/features/Page/PageFrame';

/** Ejected: the frame of a documentation page round a list of a category's pages. */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, image, navigation} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        keywords={keywords}
        image={useBaseUrl(image)}
      />
      <PageBody toc={[]} hasSidebar>
        <article className="markdown">
          <header>
            <Heading as="h1">{title}</Heading>
            {description ? <p>{description}</p> : null}
          </header>
          <ul>
            {items.map((item) =>
              item.type === 'html' ? null : (
                <li key={item.label}>
                  <Link to={item.type === 'link' ? item.href : findFirstSidebarItemLink(item)}>
                    {item.label}
                  </Link>
                  {item.description ? <p>{item.description}</p> : null}
                </li>
              ),
            )}
          </ul>
        </article>
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </PageBody>
    </>
  );
}
