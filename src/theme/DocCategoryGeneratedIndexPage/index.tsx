import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

import {PageBody} from '@site/src/features/Page/PageFrame';

/** Ejected: the frame of a documentation page round the cards of a category's pages. */
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
          <DocCardList items={items} />
        </article>
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </PageBody>
    </>
  );
}
